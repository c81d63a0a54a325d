import { params } from '@nanostores/i18n'
import { words } from '../i18n/catalogue.ts'

export const callPreferencesMessages = words('callPreferences', {
  own: 'When my phone rings',
  of: params('When the phone of {name} rings'),
  item: 'When it rings',
  rungBy: params('For visitors who call {groups}.'),
  rungByNone: 'No call group rings this phone yet. The hours hold from the day one does.',
  readOnly: params('You can see the hours of {name} but not change them.'),
  allowed: 'The app may notify.',
  notAllowed: 'The app may not notify, so it does not ring.',
  change: 'Change hours',
  save: 'Save hours',
  saved: params('Saved: {name} is rung by the new hours'),
  ownSaved: 'Saved: visitors ring your phone by the new hours',
  failed: 'The hours could not be loaded',
  unreadable: 'One of the times cannot be read.',
  noDay: 'Choose a day for each of the hours.',
  overtaken: params('{who} changed this meanwhile. Now it rings: {hours}. Saving puts yours in the place of theirs.'),
  endsHere: params('By these hours a visitor who calls {groups} reaches nobody at times. Save them all the same?'),
})
