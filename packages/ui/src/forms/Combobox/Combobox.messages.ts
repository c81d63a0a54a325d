export const comboboxMessages = {
  /** Label of the arrow that opens the list. */
  choices: 'Show choices',
  clear: 'Clear choice',
  /** Read aloud while typing: the number of matches. */
  found: { one: '{count} choice', other: '{count} choices' },
  none: 'No matches.',
  searching: 'Searching',
  /** The entry that adds a typed text that isn't an option. */
  own: 'Add “{text}”',
} as const
