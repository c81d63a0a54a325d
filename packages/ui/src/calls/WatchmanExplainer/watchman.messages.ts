export const watchmanMessages = {
  title: 'Watchman: how visitor calls reach you',
  /** One sentence under the title; empty for none. */
  intro: 'Watch this, then log in.',
  /** Label of the video. */
  video: 'How visitor calls reach you',
  play: 'Play video',
  captions: 'Captions: {language}',
  transcript: 'Transcript',
  /** Label of a transcript line’s time: "Play from 0:31". */
  playFrom: 'Play from {time}',
  /** Text if there is no video. */
  missing: 'No video yet.',
  failed: 'The video could not be played.',
  /** Text below the video or its placeholder. */
  instead: 'This page says the same in words.',
  retry: 'Retry',
  open: 'Open the video on its own page',
  timeline: 'Who gets called, and when',
  seconds: '{count} s',
  /** The three steps in order. */
  tiers: {
    first: { kind: 'First group, video', sentence: 'Calls go to up to 3 people at once.' },
    second: { kind: 'Second group, video', sentence: 'A second group is called after 30 seconds of no answer.' },
    voice: { kind: 'Voice only', sentence: 'Then a voice-only number.' },
  },
  person: 'User {place}',
  upTo: 'Up to {people} users',
  oneNumber: 'One phone number',
  end: 'The call ends here.',
  nextTitle: 'Next: log in',
  next: 'Then choose the users to call.',
} as const
