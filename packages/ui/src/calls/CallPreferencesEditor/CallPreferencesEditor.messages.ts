export const callPreferencesEditorMessages = {
  notifications: 'The app may notify',
  notificationsHelp: 'Lets the phone ring for a visitor while it is locked.',
  notNotified: 'Without notifications the app does not ring.',
  /** Before the hours as one sentence. */
  sentence: 'The phone rings, in one sentence',
  hours: 'Hours in which it rings',
  anyTime: 'At any time',
  anyTimeHelp: 'Every day, around the clock.',
  /** Where every hour is quiet. */
  never: 'No hours: the phone never rings.',
  neverRings: 'The whole week is quiet: no visitor rings this phone.',
  glance: 'Week at a glance',
  mirror: 'Quiet where it is empty',
  rings: 'Rings, {hours} h a week',
  /** A night on which the clock is put back or forward inside the hours. */
  clockBack: 'On {date} the clock goes back: {times} comes twice, and it rings both times.',
  clockForward: 'On {date} the clock goes forward: {times} does not come.',
  clockForwardWhole: 'On {date} the clock goes forward: {times} does not come, and it stays quiet that day.',
} as const
