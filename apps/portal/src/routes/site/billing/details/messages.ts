import { words } from '#portal/i18n/catalogue.ts'

export const billingDetailsMessages = words('billingDetails', {
  title: 'Billing details',
  card: 'Whom and where invoices go to',
  company: 'Company',
  contact: 'Contact',
  email: 'Email for invoices',
  phone: 'Phone',
  address1: 'Street and number',
  address2: 'Suite or unit',
  city: 'City',
  state: 'State',
  stateHelp: 'Two letters, such as TX.',
  zip: 'ZIP code',
  save: 'Save details',
  saved: 'The billing details were saved.',
  missing: 'Enter this.',
  emailInvalid: 'Enter an email address.',
  stateInvalid: 'Enter the two letters of the state.',
  zipInvalid: 'Enter five digits, or five and four with a hyphen.',
  failed: 'Billing details could not be loaded',
})
