import { words } from '#portal/i18n/catalogue.ts'

export const billingDetailsMessages = words('billingDetails', {
  title: 'Billing details',
  card: 'Invoice recipient',
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
  saved: 'Billing details saved.',
  missing: 'Required.',
  emailInvalid: 'Enter an email address.',
  stateInvalid: 'Enter the state’s two letters.',
  zipInvalid: 'Enter five digits, or five and four with a hyphen.',
  failed: 'Billing details could not be loaded',
})
