#include "CPixelLoops.h"

#include <string.h>

/* One function, several machine codes: the loader takes the best that the processor can run. */
#if defined(__x86_64__) && defined(__clang__) && defined(__linux__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx512bw", "avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

enum { LANES = 32, PIXELS = LANES / 4 };
typedef uint8_t Bytes __attribute__((vector_size(LANES)));
typedef uint16_t Words __attribute__((vector_size(LANES * 2)));
typedef uint32_t Pixels __attribute__((vector_size(LANES)));

#define LOAD(value, from) memcpy(&(value), (from), LANES)
#define STORE(to, value) memcpy((to), &(value), LANES)
#define WIDE(bytes) __builtin_convertvector((bytes), Words)
#define NARROW(words) __builtin_convertvector((words), Bytes)
/* 255 times a byte and 128 more still fit into 16 bits. */
#define SCALED(words, share) \
  ({ Words product_ = (words) * (uint16_t)(share) + (uint16_t)128; (product_ + (product_ >> 8)) >> 8; })

static inline __attribute__((always_inline)) uint32_t scaled_pixel(uint32_t pixel, uint32_t share) {
  /* Two bytes at a time, each in 16 bits. */
  uint32_t even = (pixel & 0x00FF00FF) * share + 0x00800080;
  uint32_t odd = (pixel >> 8 & 0x00FF00FF) * share + 0x00800080;
  even = (even + (even >> 8 & 0x00FF00FF)) >> 8 & 0x00FF00FF;
  odd = (odd + (odd >> 8 & 0x00FF00FF)) & 0xFF00FF00;
  return even | odd;
}

FOR_EACH_PROCESSOR
void pixel_blend(uint32_t *row, const uint32_t *source, long count, uint32_t factor, uint32_t addend) {
  Pixels addends = (Pixels){} + addend;
  long at = 0;
  for (; at + PIXELS <= count; at += PIXELS) {
    Bytes bytes;
    LOAD(bytes, source + at);
    bytes = NARROW(SCALED(WIDE(bytes), factor)) + (Bytes)addends;
    STORE(row + at, bytes);
  }
  for (; at < count; at++) row[at] = scaled_pixel(source[at], factor) + addend;
}

FOR_EACH_PROCESSOR
void pixel_fade(uint32_t *row, long count, uint32_t factor, uint32_t addend) {
  Pixels addends = (Pixels){} + addend;
  long at = 0;
  for (; at + PIXELS <= count; at += PIXELS) {
    Bytes bytes;
    LOAD(bytes, row + at);
    bytes = NARROW(SCALED(WIDE(bytes), factor)) + (Bytes)addends;
    STORE(row + at, bytes);
  }
  for (; at < count; at++) row[at] = scaled_pixel(row[at], factor) + addend;
}

FOR_EACH_PROCESSOR
void pixel_crossfade(uint32_t *row, const uint32_t *source, long count, uint32_t alpha) {
  uint32_t rest = 255 - alpha;
  long at = 0;
  for (; at + PIXELS <= count; at += PIXELS) {
    Bytes above, below;
    LOAD(above, source + at);
    LOAD(below, row + at);
    above = NARROW(SCALED(WIDE(above), alpha) + SCALED(WIDE(below), rest));
    STORE(row + at, above);
  }
  for (; at < count; at++) row[at] = scaled_pixel(source[at], alpha) + scaled_pixel(row[at], rest);
}
