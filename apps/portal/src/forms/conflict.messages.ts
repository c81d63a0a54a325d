import { params } from '@nanostores/i18n'
import { words } from '../i18n/catalogue.ts'
import { count } from '../i18n/count.ts'

/** Two people edited the same record. */
export const conflictMessages = words('conflicts', {
  title: params('{who} changed this meanwhile'),
  somebody: 'Somebody',
  text: count({
    one: 'You both changed {count} field. Choose which one stays; nothing of yours is saved yet.',
    other: 'You both changed {count} fields. Choose one for each; nothing of yours is saved yet.',
  }),
  theirs: params('{who}, saved'),
  mine: 'You, not saved',
  kept: 'Kept, as only one of you changed it',
  keptMine: 'you',
  undecided: 'Choose for every field first.',
  saveChoices: 'Save these choices',
  discardMine: 'Discard mine',
  savedWithTheirs: params('Kept as {who} saved it: {fields}'),
})
