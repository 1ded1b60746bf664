// Placeholder: delete with the first real file.
