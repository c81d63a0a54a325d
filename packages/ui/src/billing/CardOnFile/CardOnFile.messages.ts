export const cardOnFileMessages = {
  title: 'Card on file',
  /** "Visa ending 4242" */
  ending: '{brand} ending {last4}',
  /** Name of a card whose brand is unknown. */
  unknownBrand: 'Card',
  expires: 'Expires {month}/{year}',
  expired: 'Expired {month}/{year}',
  paysInvoices: 'Pays invoices',
  notUsed: 'Not in use',
  expiredBadge: 'Expired',
  expiresSoonBadge: 'Expires soon',
  expiredHelp: 'Invoices can’t be charged to this card. Replace it to keep paying by card.',
  expiresSoonHelp: 'Replace the card before it expires.',
  add: 'Add card',
  replace: 'Replace card',
  remove: 'Remove',
  removeTitle: 'Remove {name}?',
  removeConfirm: 'Remove card',
  removeConsequence: 'Invoices will no longer be charged to this card. Paid invoices and receipts stay.',
  noCard: 'No card on file',
  noCardHelp: 'Add a card to pay invoices.',
  privacy: 'You enter your card number in the payment provider’s form. It never reaches this site.',
} as const
