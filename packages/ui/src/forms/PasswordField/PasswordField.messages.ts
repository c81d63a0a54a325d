export const passwordFieldMessages = {
  show: 'Show',
  hide: 'Hide',
  /** Full names of the button. They begin with the visible word and tell two fields on one page apart. */
  showName: 'Show {field}',
  hideName: 'Hide {field}',
  isShown: 'Your password is visible.',
  isHidden: 'Your password is hidden.',
  removed: { one: '{count} character removed: {characters} cannot be used here.', other: '{count} characters removed: {characters} cannot be used here.' },
  notPasted: 'Nothing was pasted: {characters} cannot be used here.',
  /** A hidden field names no pasted characters. */
  notPastedHidden: {
    one: 'Nothing was pasted: it has {count} character that cannot be used here.',
    other: 'Nothing was pasted: it has {count} characters that cannot be used here.',
  },
  characters: { named: '“{character}”', space: 'a space', tab: 'a tab', lineBreak: 'a line break', others: 'others' },
} as const
