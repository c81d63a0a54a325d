export const callTimelineMessages = {
  /** Caption of the table. */
  caption: 'Who gets called, and when',
  who: 'Who',
  from: 'Rings from',
  until: 'Until',
  what: 'What happens',
  seconds: '{count} s',
  /** The row for the time in which no phone rings. */
  nobody: 'No one',
  endsHere: 'The call ends here',
  ends: {
    declined: 'declines',
    timeout: 'no answer',
    answered: 'answers',
    opened: 'answers and opens',
    notOpened: 'answers, can’t open',
    stopped: 'stops ringing',
    /** The text for a user of the portal who ended a ringing call. */
    endedAtDesk: 'ends the call',
    notRung: 'not called',
    waiting: 'no phone rings',
    gone: 'removed or inactive',
    noApp: 'app not set up',
    notNotified: 'app can’t ring',
    quietHours: 'quiet hours',
    switchedOff: 'phone is off',
    noNumber: 'no number',
    badNumber: 'not a phone number',
    ownStation: 'the station’s own number',
  },
} as const
