export const cardOnFileMessages = {
  title: 'Card on file',
  /** "Visa ending 4242" */
  ending: '{brand} ending {last4}',
  /** For a brand that the gateway does not name. */
  unknownBrand: 'Card',
  expires: 'Expires {month}/{year}',
  expired: 'Expired {month}/{year}',
  paysInvoices: 'Pays invoices',
  notUsed: 'Not in use',
  expiredBadge: 'Expired',
  expiresSoonBadge: 'Expires soon',
  expiredHelp: 'Invoices cannot be charged to this card. Replace it to keep paying by card.',
  expiresSoonHelp: 'Replace the card before it expires, so that the next invoice can be paid.',
  add: 'Add card',
  replace: 'Replace card',
  remove: 'Remove',
  removeTitle: 'Remove {name}?',
  removeConfirm: 'Remove card',
  removeConsequence: 'Invoices will no longer be charged to this card. Paid invoices and receipts stay.',
  noCard: 'No card on file',
  noCardHelp: 'Add a card to pay invoices as they come.',
  privacy: 'Your card number is entered in the payment provider’s own form and never reaches this site.',
} as const
