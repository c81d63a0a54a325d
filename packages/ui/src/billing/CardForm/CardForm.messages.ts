export const cardFormMessages = {
  title: 'New card',
  name: 'Name on card',
  nameHelp: 'As it is printed on the card.',
  nameMissing: 'Enter the name on the card.',
  save: 'Save card',
  cancel: 'Cancel',
  privacy: 'The fields below are the payment provider’s own. What you type in them never reaches this site.',
} as const
