export const callPreferencesEditorMessages = {
  notifications: 'The app can send notifications',
  notificationsHelp: 'Lets the phone ring for a visitor while it is locked.',
  notNotified: 'Without notifications, the app doesn’t ring.',
  /** Label of the hours as one sentence. */
  sentence: 'When the phone rings, in one sentence',
  hours: 'Ringing hours',
  anyTime: 'At any time',
  anyTimeHelp: 'Every day, around the clock.',
  /** Text if all hours are quiet. */
  never: 'No hours: the phone never rings.',
  neverRings: 'The whole week is quiet. No visitor can ring this phone.',
  glance: 'Week at a glance',
  mirror: 'Empty times are quiet',
  rings: 'Rings, {hours} h a week',
  /** The text for a night on which the clock changes during these hours. */
  clockBack: 'On {date} the clock goes back: {times} happens twice, and calls ring both times.',
  clockForward: 'On {date} the clock goes forward: {times} doesn’t exist.',
  clockForwardWhole: 'On {date} the clock goes forward: {times} doesn’t exist, and these hours are skipped.',
} as const
