import type { TranscriptLine } from './watchmanWords.ts'

/** A short video for stories and tests: 12 seconds, no sound. */
export const exampleFilm = {
  videoUrl: new URL('./example/film.webm', import.meta.url).href,
  posterUrl: new URL('./example/poster.png', import.meta.url).href,
  captionsUrl: new URL('./example/captions.vtt', import.meta.url).href,
} as const

export const exampleTranscript: readonly TranscriptLine[] = [
  { at: 0, text: 'A visitor calls at the gate.' },
  { at: 2, text: 'Up to 3 people ring at once, with video.' },
  { at: 6, text: 'Nobody answers for 30 seconds: the second group rings.' },
  { at: 9, text: 'Still nobody: a voice-only number is called. It has no picture.' },
]
