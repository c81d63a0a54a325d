export const watchmanMessages = {
  title: 'Watchman: how visitor calls reach you',
  /** One sentence under the title; empty for none. */
  intro: 'Watch this once, then log in.',
  /** Name of the film for readers. */
  video: 'How visitor calls reach you',
  play: 'Play video',
  captions: 'Captions: {language}',
  transcript: 'In words',
  /** Name of a transcript line’s time: "Play from 0:31". */
  playFrom: 'Play from {time}',
  /** No film is configured. */
  missing: 'There is no video here yet.',
  failed: 'The video could not be played.',
  /** Under either: where the same is said. */
  instead: 'Everything it says is written on this page.',
  retry: 'Retry',
  open: 'Open the video by itself',
  timeline: 'Who rings, and when',
  seconds: '{count} s',
  /** The three tiers in their order. */
  tiers: {
    first: { kind: 'First group, video', sentence: 'Calls go to up to 3 people at once.' },
    second: { kind: 'Second group, video', sentence: 'A second group is called after 30 seconds of no answer.' },
    voice: { kind: 'Voice only', sentence: 'Then a voice-only number.' },
  },
  person: 'Person {place}',
  upTo: 'Up to {people} people',
  oneNumber: 'One phone number',
  end: 'The call ends here.',
  nextTitle: 'Next: log in',
  next: 'Then name the people who are called.',
} as const
