export const commandPaletteMessages = {
  /** The name of the dialog and of its field. */
  title: 'Go to anything',
  placeholder: 'User, entry method, door, page',
  close: 'Close',
  /** Label of the results for screen readers. */
  results: 'Results',
  /** The number of results, which screen readers announce while the user types. */
  found: { one: '{count} result', other: '{count} results' },
  searching: 'Searching',
  /** Names of keys, shown below the results. */
  move: 'Move',
  open: 'Open',
  newTab: 'New tab',
  nextSection: 'Next section',
  /** The button that cancels a confirmation. */
  cancel: 'Cancel',
} as const
