import { words } from '#portal/i18n/catalogue.ts'

export const newAccountMessages = words('newAccount', {
  title: 'Add account',
  kind: 'Type',
  property: 'Property',
  propertyHelp: 'Several doors and users. Its administrator starts on the dashboard.',
  house: 'Single-family house',
  houseHelp: 'One house. Its owner starts on the setup page.',
  name: 'Account name',
  address: 'Address',
  timeZone: 'Time zone',
  firstName: 'Administrator’s first name',
  lastName: 'Administrator’s last name',
  email: 'Administrator’s email',
  emailHelp: 'The administrator gets a link to choose a password.',
  missing: 'Required.',
  emailWrong: 'Enter a valid email address.',
  emailTaken: 'Another user signs in with this email address. Use a different one.',
  save: 'Add account',
  added: '{account} added. Email sent to {email}.',
})
