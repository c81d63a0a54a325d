import { limits } from '@portal/domain'

/** A sentence of the film, in words. */
export interface TranscriptLine {
  /** Seconds from the start. Omit where it is not known; the line then leads nowhere. */
  at?: number
  text: string
}

export interface WatchmanLabels {
  title: string
  /** One sentence under the title; empty for none. */
  intro: string
  /** Name of the film for readers. */
  video: string
  play: string
  captions: (language: string) => string
  transcript: string
  /** Name of a transcript line's time: 'Play from 0:31'. */
  playFrom: (time: string) => string
  /** No film is configured. */
  missing: string
  failed: string
  /** Under either: where the same is said. */
  instead: string
  retry: string
  open: string
  timeline: string
  seconds: (count: number) => string
  /** The three tiers in their order. */
  tiers: Record<'first' | 'second' | 'voice', { kind: string, sentence: string }>
  person: (place: number) => string
  upTo: (people: number) => string
  oneNumber: string
  end: string
  nextTitle: string
  next: string
}

const { peopleAtOnce, nextGroupAfter } = limits.watchman

export const watchmanLabels: WatchmanLabels = {
  title: 'Watchman: how visitor calls reach you',
  intro: 'Watch this once, then log in.',
  video: 'How visitor calls reach you',
  play: 'Play video',
  captions: (language) => `Captions: ${language}`,
  transcript: 'In words',
  playFrom: (time) => `Play from ${time}`,
  missing: 'There is no video here yet.',
  failed: 'The video could not be played.',
  instead: 'Everything it says is written on this page.',
  retry: 'Retry',
  open: 'Open the video by itself',
  timeline: 'Who rings, and when',
  seconds: (count) => `${count} s`,
  tiers: {
    first: { kind: 'First group, video', sentence: `Calls go to up to ${peopleAtOnce} people at once.` },
    second: { kind: 'Second group, video', sentence: `Called after ${nextGroupAfter / 1000} seconds of no answer.` },
    voice: { kind: 'Voice only', sentence: 'Then a voice-only number.' },
  },
  person: (place) => `Person ${place}`,
  upTo: (people) => `Up to ${people} people`,
  oneNumber: 'One phone number',
  end: 'The call ends here.',
  nextTitle: `Next: log in and name your ${peopleAtOnce} people`,
  next: 'You find them under Call groups.',
}
