import { params } from '@nanostores/i18n'
import { words } from '../../../i18n/catalogue.ts'

/** The text of specification §2: up to 3 people at once, a second group after 30 seconds, then a voice-only number. */
export const watchmanMessages = words('watchman', {
  title: 'Watchman: how visitor calls reach you',
  intro: 'Watch this once, then log in.',
  video: 'How visitor calls reach you',
  play: 'Play video',
  captions: params('Captions: {language}'),
  transcript: 'In words',
  playFrom: params('Play from {time}'),
  missing: 'There is no video here yet.',
  failed: 'The video could not be played.',
  instead: 'Everything it says is written on this page.',
  retry: 'Retry',
  open: 'Open the video by itself',
  timeline: 'Who rings, and when',
  seconds: params('{count} s'),
  firstKind: 'First group, video',
  firstSentence: 'Calls go to up to 3 people at once.',
  secondKind: 'Second group, video',
  secondSentence: 'A second group is called after 30 seconds of no answer.',
  voiceKind: 'Voice only',
  voiceSentence: 'Then a voice-only number.',
  person: params('Person {place}'),
  upTo: params('Up to {people} people'),
  oneNumber: 'One phone number',
  end: 'The call ends here.',
  nextTitle: 'Next: log in',
  next: 'Then name the people who are called.',
  login: 'Log in',
})
