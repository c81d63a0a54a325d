import { words } from '../i18n/catalogue.ts'

/** Texts for two users who edited the same record. */
export const conflictMessages = words('conflicts', {
  title: '{who} also changed this',
  someone: 'Another user',
  undecided: 'Choose a value for every field first.',
  saveChoices: 'Save these choices',
  discardMine: 'Discard mine',
  savedWithTheirs: '{who}’s values were kept: {fields}',
})
