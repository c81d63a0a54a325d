export const conflictPanelMessages = {
  /** Empty where the panel stands under a title that says it. */
  title: '{who} changed this meanwhile',
  titleAt: '{who} changed this meanwhile, {when}',
  intro: {
    one: 'You both changed {count} field. Choose which one stays; nothing of yours is saved yet.',
    other: 'You both changed {count} fields. Choose one for each; nothing of yours is saved yet.',
  },
  mine: 'You, not saved',
  theirs: '{who}, saved',
  empty: 'Nothing',
  kept: 'Kept, as only one of you changed it',
  keptMine: 'you',
} as const
