/* What a slide costs at the least: SlideBenchmark's scene written by hand on SDL2.
 *
 * The main screen and the panel are drawn once; a frame is one pass that writes the panel's visible part
 * and the dimmed rest into the window's surface. Takes the same environment and tells the same events;
 * BENCH_FONT is the font's file. */
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { STEPS = 18, SLIDE_MS = 300, REST_MS = 500, MOST_FRAMES = 1 << 16 };
#define MARK 0xE0218A

static int width, height, cycles, rows, rects, settle_ms, idle_ms, unthrottled, resizes, stop;
static float unit;
static SDL_Window *window;
static SDL_Surface *screen, *panel;
static double costs[MOST_FRAMES], last_cost;
static int frames;

static int number(const char *name, int otherwise) {
  const char *value = getenv(name);
  return value && *value ? atoi(value) : otherwise;
}

static int is(const char *name, const char *wanted) {
  const char *value = getenv(name);
  return value && !strcmp(value, wanted);
}

static void send(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vprintf(format, arguments);
  va_end(arguments);
  putchar('\n');
  fflush(stdout);
}

static double process_ms(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int by_value(const void *first, const void *second) {
  double a = *(const double *)first, b = *(const double *)second;
  return (a > b) - (a < b);
}

static int px(float units) { return (int)(units * unit + 0.5f); }

/* Drawing, done once. */

static SDL_Surface *surface(int w, int h, Uint32 rgb) {
  SDL_Surface *made = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888);
  if (!made) exit(1);
  SDL_FillRect(made, NULL, rgb);
  return made;
}

static void fill(SDL_Surface *on, int x, int y, int w, int h, Uint32 rgb) {
  SDL_FillRect(on, &(SDL_Rect){x, y, w, h}, rgb);
}

/* Each size is opened once. */
static TTF_Font *font(float size) {
  static struct { int pixels; TTF_Font *font; } known[8];
  for (int i = 0; i < 8; i++) {
    if (known[i].font && known[i].pixels == px(size)) return known[i].font;
    if (known[i].font) continue;
    known[i].pixels = px(size);
    known[i].font = TTF_OpenFont(getenv("BENCH_FONT"), px(size));
    if (known[i].font) return known[i].font;
    break;
  }
  fprintf(stderr, "BENCH_FONT: %s\n", TTF_GetError());
  exit(1);
}

/* `where`: from the left edge, or the middle for -1. */
static void text(SDL_Surface *on, const char *words, float size, int where, int y, Uint32 rgb) {
  SDL_Color color = {(Uint8)(rgb >> 16), (Uint8)(rgb >> 8), (Uint8)rgb, 255};
  SDL_Surface *drawn = TTF_RenderUTF8_Blended(font(size), words, color);
  SDL_Rect at = {where < 0 ? (on->w - drawn->w) / 2 : where, y, 0, 0};
  SDL_BlitSurface(drawn, NULL, on, &at);
  SDL_FreeSurface(drawn);
}

static void draw_screen(void) {
  static const char *const buttons[] = {"Choose the games", "Medals by country", "Preferences"};
  static const char *const labels[] = {"Every medal since the first games.", "The panel lists the host cities.",
                                       "Gold counts before silver and bronze.", "The numbers are made up."};
  int top = (int)(0.3f * (float)height);
  if (screen) SDL_FreeSurface(screen);
  screen = surface(width, height, 0xF2F4F8);
  for (int y = 0; y < top; y++) fill(screen, 0, y, width, 1, 0x2959C7 + (Uint32)(y * 60 / top) * 0x010100);
  fill(screen, 0, 0, width / 10, top / 10, MARK);
  text(screen, "Summer Games", 28, -1, top + px(16), 0x202124);
  for (int i = 0; i < 3; i++) {
    int y = top + px(64 + 64 * (float)i);
    fill(screen, px(24), y, width - 2 * px(24), px(48), 0x2F6FDE);
    text(screen, buttons[i], 17, -1, y + px(14), 0xFFFFFF);
  }
  for (int i = 0; i < 4; i++) text(screen, labels[i], 15, px(24), top + px(268 + 26 * (float)i), 0x5F6368);
  int columns = 1;
  while ((long)columns * columns * (height - top) < (long)rects * width) columns++;
  int lines = (rects + columns - 1) / columns;
  for (int i = 0; i < rects; i++) {
    int x = i % columns * width / columns, y = top + i / columns * (height - top) / lines;
    int x2 = (i % columns + 1) * width / columns, y2 = top + (i / columns + 1) * (height - top) / lines;
    Uint32 rgb = 0x808080u | ((Uint32)i * 2654435761u >> 8 & 0x7F7F7Fu);
    fill(screen, x, y, SDL_max(x2 - x - 1, 1), SDL_max(y2 - y - 1, 1), rgb);
  }
  fill(screen, width - px(8), height - px(8), px(8), px(8), MARK);
}

static void draw_panel(void) {
  int w = width * 2 / 3, top = px(64), row = px(44);
  if (panel) SDL_FreeSurface(panel);
  panel = surface(w, height, 0xFFFFFF);
  for (int i = 0; i < rows && top + i * row < height; i++) {
    char words[32];
    snprintf(words, sizeof words, "City %d", i + 1);
    text(panel, words, 17, px(16), top + i * row + px(12), 0x202124);
    snprintf(words, sizeof words, "%d", i * 7 % 100);
    text(panel, words, 17, w - px(40), top + i * row + px(12), 0x5F6368);
    fill(panel, 0, top + (i + 1) * row - 1, w, 1, 0xDADCE0);
  }
  fill(panel, 0, 0, w, top, 0xF2F4F8);
  text(panel, "Games", 20, px(16), px(20), 0x202124);
}

/* Frames. */

/* For the vector units that the processor has. */
#if defined(__x86_64__) && defined(__linux__)
__attribute__((target_clones("avx512bw", "avx2", "default")))
#endif
static void dim(Uint8 *to, const Uint8 *from, int count, unsigned keep) {
  for (int i = 0; i < count; i++) to[i] = (Uint8)(from[i] * keep >> 8);
}

static void draw_frame(float share) {
  SDL_Surface *out = SDL_GetWindowSurface(window);
  int edge = (int)((float)panel->w * share + 0.5f);
  unsigned keep = 256 - (unsigned)(share * 128 + 0.5f);
  for (int y = 0; y < height; y++) {
    Uint8 *to = (Uint8 *)out->pixels + y * out->pitch;
    const Uint8 *below = (Uint8 *)screen->pixels + y * screen->pitch;
    memcpy(to, (Uint8 *)panel->pixels + y * panel->pitch + (panel->w - edge) * 4, (size_t)edge * 4);
    if (keep == 256) memcpy(to + edge * 4, below + edge * 4, (size_t)(width - edge) * 4);
    else dim(to + edge * 4, below + edge * 4, (width - edge) * 4, keep);
  }
  SDL_UpdateWindowSurface(window);
}

static void handle_events(int wait_ms) {
  SDL_Event event;
  int sized = 0, shown = 0;
  int got = wait_ms < 0 ? SDL_WaitEvent(&event) : wait_ms ? SDL_WaitEventTimeout(&event, wait_ms) : SDL_PollEvent(&event);
  for (; got; got = SDL_PollEvent(&event)) {
    if (event.type == SDL_QUIT) stop = 1;
    if (event.type != SDL_WINDOWEVENT) continue;
    if (event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED) sized = 1;
    if (event.window.event == SDL_WINDOWEVENT_EXPOSED) shown = 1;
  }
  if (sized) {
    SDL_GetWindowSize(window, &width, &height);
    draw_screen();
    draw_panel();
  }
  if (sized || shown) draw_frame(0);
}

static void rest(int ms) {
  Uint64 end = SDL_GetTicks64() + (Uint64)ms;
  for (Uint64 now; !stop && (now = SDL_GetTicks64()) < end;) handle_events((int)(end - now));
}

static void slide(int comes, struct timespec *tick) {
  Uint64 start = SDL_GetPerformanceCounter();
  for (int i = 1; !stop; i++) {
    float time = (float)i / STEPS;
    if (!unthrottled) {
      tick->tv_nsec += 1000000000 / 60;
      if (tick->tv_nsec >= 1000000000) {
        tick->tv_nsec -= 1000000000;
        tick->tv_sec++;
      }
      clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, tick, NULL);
      Uint64 passed = SDL_GetPerformanceCounter() - start;
      time = (float)passed / (float)SDL_GetPerformanceFrequency() * 1000 / SLIDE_MS;
    }
    time = SDL_min(time, 1);
    float share = comes ? time : 1 - time;
    handle_events(0);
    draw_frame(share * share * (3 - 2 * share));
    double now = process_ms();
    if (frames < MOST_FRAMES) costs[frames++] = now - last_cost;
    last_cost = now;
    if (time >= 1) return;
  }
}

int main(void) {
  width = number("BENCH_W", 375);
  height = number("BENCH_H", 667);
  cycles = number("BENCH_CYCLES", 10);
  rows = number("BENCH_ROWS", 12);
  rects = number("BENCH_RECTS", 0);
  settle_ms = number("BENCH_SETTLE_MS", 1000);
  idle_ms = number("BENCH_IDLE_MS", 5000);
  unthrottled = is("BENCH_CLOCK", "max");
  resizes = is("BENCH_MODE", "resize");
  unit = (float)width / 375;
  SDL_SetMainReady();
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO) || TTF_Init()) return 1;
  window = SDL_CreateWindow("FloorBenchmark", 0, 0, width, height, SDL_WINDOW_RESIZABLE);
  if (!window) return 1;
  draw_screen();
  draw_panel();
  handle_events(0);
  draw_frame(0);
  send("{\"ev\":\"first_frame\"}");
  rest(settle_ms);
  if (resizes) {
    send("{\"ev\":\"ready\"}");
    while (!stop) handle_events(-1);
    return 0;
  }
  struct timespec tick;
  clock_gettime(CLOCK_MONOTONIC, &tick);
  send("{\"ev\":\"cycles_begin\"}");
  last_cost = process_ms();
  for (int i = 0; i < cycles && !stop; i++) {
    slide(1, &tick);
    slide(0, &tick);
  }
  qsort(costs, (size_t)frames, sizeof *costs, by_value);
  send("{\"ev\":\"cycles_end\",\"frames\":%d,\"p50_ms\":%.4f,\"p99_ms\":%.4f}", frames,
       frames ? costs[frames / 2] : 0, frames ? costs[frames * 99 / 100] : 0);
  rest(REST_MS);
  send("{\"ev\":\"idle_begin\"}");
  rest(idle_ms);
  send("{\"ev\":\"idle_end\"}");
  send("{\"ev\":\"done\"}");
  while (!stop) handle_events(-1);
  return 0;
}
