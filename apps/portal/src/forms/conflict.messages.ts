import { count, params } from '@nanostores/i18n'
import { words } from '../i18n/catalogue.ts'

/** Two people edited the same record. */
export const conflictMessages = words('conflicts', {
  title: params('{who} changed this meanwhile'),
  somebody: 'Somebody',
  text: count({ one: 'You both changed {count} field. Choose which one stays.', other: 'You both changed {count} fields. Choose one for each.' }),
  theirs: params('{who}, saved'),
  mine: 'You, not saved',
  kept: params('Kept from both: {fields}'),
  saveChoices: 'Save these choices',
  discardMine: 'Discard mine',
  cancel: 'Cancel',
  savedWithTheirs: params('Kept as {who} saved it: {fields}'),
})
