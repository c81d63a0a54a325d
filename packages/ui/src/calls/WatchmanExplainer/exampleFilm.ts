/** A short video for stories and tests: 12 seconds, no sound. */
export const exampleFilm = {
  videoUrl: new URL('./example/film.webm', import.meta.url).href,
  posterUrl: new URL('./example/poster.png', import.meta.url).href,
  captionsUrl: new URL('./example/captions.vtt', import.meta.url).href,
} as const
