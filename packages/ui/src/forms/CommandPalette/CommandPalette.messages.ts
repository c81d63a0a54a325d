export const commandPaletteMessages = {
  /** The name of the dialog and of its field. */
  title: 'Go to anything',
  placeholder: 'User, entry method, door, page',
  close: 'Close',
  /** The list of what was found, for readers. */
  results: 'Results',
  /** Said while typing: how many there are. */
  found: { one: '{count} result', other: '{count} results' },
  searching: 'Searching',
  /** The keys, at the foot. */
  move: 'Move',
  open: 'Open',
  newTab: 'New tab',
  nextSection: 'Next section',
  /** Before a question is answered. */
  cancel: 'Cancel',
} as const
