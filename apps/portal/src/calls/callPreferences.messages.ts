import { words } from '../i18n/catalogue.ts'

export const callPreferencesMessages = words('callPreferences', {
  own: 'When my phone rings',
  of: 'When {name}’s phone rings',
  item: 'When it rings',
  rungBy: 'For visitors who call {groups}.',
  rungByNone: 'No call group rings this phone yet. The hours apply once a call group does.',
  readOnly: 'You can see {name}’s hours but not change them.',
  allowed: 'The app can send notifications.',
  notAllowed: 'The app can’t send notifications, so it doesn’t ring.',
  change: 'Change hours',
  save: 'Save hours',
  saved: 'Saved: {name}’s phone rings during the new hours',
  ownSaved: 'Saved: your phone rings during the new hours',
  failed: 'The hours could not be loaded',
  unreadable: 'Enter a valid time.',
  noDay: 'Choose at least one day for each time.',
  overtaken: '{who} also changed these hours. The phone now rings: {hours}. If you save, your hours replace them.',
  endsHere: 'With these hours, a visitor who calls {groups} sometimes reaches no one. Save anyway?',
})
