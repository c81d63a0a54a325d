import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'

export const newAccountMessages = words('newAccount', {
  title: 'Add an account',
  kind: 'What it is',
  property: 'Property',
  propertyHelp: 'Several doors and people; its administrator lands on the dashboard.',
  house: 'Single-family house',
  houseHelp: 'One house; its owner lands on the set-up.',
  name: 'Account name',
  address: 'Address',
  timeZone: 'Time zone',
  firstName: 'Administrator’s first name',
  lastName: 'Administrator’s last name',
  email: 'Administrator’s email',
  emailHelp: 'They get a link to choose their password.',
  missing: 'Fill this in.',
  emailWrong: 'Enter a valid email address.',
  emailTaken: 'Somebody signs in with this email address already. Take another one.',
  save: 'Add account',
  added: params('{account} is added. A mail is on its way to {email}.'),
})
