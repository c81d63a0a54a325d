export const comboboxMessages = {
  /** Label of the arrow that opens the list. */
  choices: 'Show choices',
  clear: 'Clear choice',
  /** The number of matches, which screen readers announce while the user types. */
  found: { one: '{count} choice', other: '{count} choices' },
  none: 'No matches.',
  searching: 'Searching',
  /** The list's entry that adds the typed text, if it isn't an option. */
  own: 'Add “{text}”',
} as const
