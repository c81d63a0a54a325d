import { words } from '#portal/i18n/catalogue.ts'

export const doorFieldsMessages = words('doorFields', {
  property: 'Property',
  propertyHelp: 'An invite opens doors of one property. Create another invite for another property.',
  chooseAll: 'Choose all',
  chooseNone: 'Choose none',
  offline: 'Offline',
  noDoors: 'There are no doors for an invite yet.',
})
