export const comboboxMessages = {
  /** The arrow that opens the list. */
  choices: 'Show choices',
  clear: 'Clear choice',
  /** Said while typing: how many fit. */
  found: { one: '{count} choice', other: '{count} choices' },
  none: 'Nothing fits what is typed.',
  searching: 'Searching',
} as const
