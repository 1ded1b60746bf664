#ifndef CPIXELLOOPS_H
#define CPIXELLOOPS_H

#include <stdint.h>

/* Loops over rows of premultiplied ARGB32 pixels, compiled for the vector units that the processor has.
 * All of them round alike: a byte times a share of 255 is (p + (p >> 8)) >> 8 with p = byte * share + 128. */

/* row = source * factor / 255 + addend, byte by byte; no byte may overflow. */
void pixel_blend(uint32_t *row, const uint32_t *source, long count, uint32_t factor, uint32_t addend);

/* row = row * factor / 255 + addend, byte by byte; no byte may overflow. */
void pixel_fade(uint32_t *row, long count, uint32_t factor, uint32_t addend);

/* row = source * alpha / 255 + row * (255 - alpha) / 255, byte by byte. */
void pixel_crossfade(uint32_t *row, const uint32_t *source, long count, uint32_t alpha);

/* The weighted sum of rows, byte by byte, in 1/64: `weights` sum to 1 << 14. */
void pixel_mix_rows(
    uint16_t *sums, const uint32_t *const *rows, const int32_t *weights, long taps, long count);

/* Each pixel of the row is the weighted sum of `taps` neighbors from its `first` one on, of a row in 1/64;
 * each pixel's weights sum to 1 << 14. */
void pixel_mix_columns(
    uint32_t *row, const uint16_t *sums, const int32_t *first, const int32_t *weights, long taps, long count);

#endif
