export const passwordFieldMessages = {
  show: 'Show',
  hide: 'Hide',
  /** Names of the button for screen readers. They begin with the visible word and name the field. */
  showName: 'Show {field}',
  hideName: 'Hide {field}',
  isShown: 'Your password is visible.',
  isHidden: 'Your password is hidden.',
  removed: { one: '{count} character removed: you can’t use {characters} here.', other: '{count} characters removed: you can’t use {characters} here.' },
  notPasted: 'Nothing was pasted: you can’t use {characters} here.',
  /** Messages while the password is hidden; they don't name the pasted characters. */
  notPastedHidden: {
    one: 'Nothing was pasted: the text has {count} character that you can’t use here.',
    other: 'Nothing was pasted: the text has {count} characters that you can’t use here.',
  },
  characters: { named: '“{character}”', space: 'a space', tab: 'a tab', lineBreak: 'a line break', others: 'others' },
} as const
