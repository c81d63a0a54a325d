export const cardFormMessages = {
  title: 'New card',
  name: 'Name on card',
  nameHelp: 'As printed on the card.',
  nameMissing: 'Enter the name on the card.',
  save: 'Save card',
  cancel: 'Cancel',
  privacy: 'The payment provider provides these fields. What you enter never reaches this site.',
} as const
