export const comboboxMessages = {
  /** The arrow that opens the list. */
  choices: 'Show choices',
  clear: 'Clear choice',
  /** Said while typing: how many fit. */
  found: { one: '{count} choice', other: '{count} choices' },
  none: 'No matches.',
  searching: 'Searching',
  /** Takes what was typed, which is no option. */
  own: 'Add “{text}”',
} as const
