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

typedef uint32_t Sums __attribute__((vector_size(LANES * 4)));
typedef uint32_t Sum __attribute__((vector_size(16)));
typedef uint16_t Fine __attribute__((vector_size(8)));
typedef uint8_t Pixel __attribute__((vector_size(4)));

/* 14 bits of weight: 8 of them go with the rounding of each pass, 6 stay between the passes. */
enum { WEIGHT_BITS = 14, FINE_BITS = 6, DROPPED_BITS = WEIGHT_BITS - FINE_BITS };

FOR_EACH_PROCESSOR
void pixel_mix_rows(
    uint16_t *sums, const uint32_t *const *rows, const int32_t *weights, long taps, long count) {
  long at = 0;
  for (; at + PIXELS <= count; at += PIXELS) {
    Sums sum = (Sums){} + (1u << (DROPPED_BITS - 1));
    for (long tap = 0; tap < taps; tap++) {
      Bytes bytes;
      LOAD(bytes, rows[tap] + at);
      sum += __builtin_convertvector(bytes, Sums) * (uint32_t)weights[tap];
    }
    Words fine = __builtin_convertvector(sum >> DROPPED_BITS, Words);
    memcpy(sums + at * 4, &fine, sizeof fine);
  }
  for (; at < count; at++) {
    Sum sum = (Sum){} + (1u << (DROPPED_BITS - 1));
    for (long tap = 0; tap < taps; tap++) {
      Pixel pixel;
      memcpy(&pixel, rows[tap] + at, sizeof pixel);
      sum += __builtin_convertvector(pixel, Sum) * (uint32_t)weights[tap];
    }
    Fine fine = __builtin_convertvector(sum >> DROPPED_BITS, Fine);
    memcpy(sums + at * 4, &fine, sizeof fine);
  }
}

FOR_EACH_PROCESSOR
void pixel_mix_columns(
    uint32_t *row, const uint16_t *sums, const int32_t *first, const int32_t *weights, long taps, long count) {
  enum { SHIFT = WEIGHT_BITS + FINE_BITS };
  for (long at = 0; at < count; at++) {
    const uint16_t *from = sums + (long)first[at] * 4;
    Sum sum = (Sum){} + (1u << (SHIFT - 1));
    for (long tap = 0; tap < taps; tap++) {
      Fine fine;
      memcpy(&fine, from + tap * 4, sizeof fine);
      sum += __builtin_convertvector(fine, Sum) * (uint32_t)weights[at * taps + tap];
    }
    Pixel pixel = __builtin_convertvector(sum >> SHIFT, Pixel);
    memcpy(row + at, &pixel, sizeof pixel);
  }
}
