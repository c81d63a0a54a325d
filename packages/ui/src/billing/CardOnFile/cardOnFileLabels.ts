import type { CardBrand } from '@portal/domain'
import type { RemoveMethodLabels } from '../internal/RemoveMethod.tsx'

export interface CardOnFileLabels extends RemoveMethodLabels {
  title: string
  /** "Visa ending 4242" */
  ending: (brand: string, last4: string) => string
  /** For a brand that the gateway does not name. */
  unknownBrand: string
  expires: (month: string, year: string) => string
  expired: (month: string, year: string) => string
  paysInvoices: string
  notUsed: string
  expiredBadge: string
  expiresSoonBadge: string
  expiredHelp: string
  expiresSoonHelp: string
  add: string
  replace: string
  removeConsequence: string
  noCard: string
  noCardHelp: string
  privacy: string
}

export const cardOnFileLabels: CardOnFileLabels = {
  title: 'Card on file',
  ending: (brand, last4) => `${brand} ending ${last4}`,
  unknownBrand: 'Card',
  expires: (month, year) => `Expires ${month}/${year}`,
  expired: (month, year) => `Expired ${month}/${year}`,
  paysInvoices: 'Pays invoices',
  notUsed: 'Not in use',
  expiredBadge: 'Expired',
  expiresSoonBadge: 'Expires soon',
  expiredHelp: 'Invoices cannot be charged to this card. Replace it to keep paying by card.',
  expiresSoonHelp: 'Replace the card before it expires, so that the next invoice can be paid.',
  add: 'Add card',
  replace: 'Replace card',
  remove: 'Remove',
  removeTitle: (name) => `Remove ${name}?`,
  removeConfirm: 'Remove card',
  removeConsequence: 'Invoices will no longer be charged to this card. Paid invoices and receipts stay.',
  cancel: 'Cancel',
  noCard: 'No card on file',
  noCardHelp: 'Add a card to pay invoices as they come.',
  privacy: 'Your card number is entered in the payment provider’s own form and never reaches this site.',
}

/** The names that brands are known by. */
export const cardBrandNames: Record<Exclude<CardBrand, 'unknown'>, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}
