export const conflictPanelMessages = {
  /** The panel's title. Set it to an empty text if a title above the panel says the same. */
  title: '{who} also changed this',
  titleAt: '{who} also changed this, {when}',
  intro: {
    one: 'You both changed {count} field. Choose a value. Yours is not saved yet.',
    other: 'You both changed {count} fields. Choose a value for each. Yours are not saved yet.',
  },
  mine: 'You, not saved',
  theirs: '{who}, saved',
  empty: 'Nothing',
  kept: 'Kept: only one of you changed it',
  keptMine: 'you',
} as const
