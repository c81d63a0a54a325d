/** The card brands that a gateway distinguishes. */
export const cardBrands = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'unknown'] as const
export type CardBrand = (typeof cardBrands)[number]

const otherNames: ReadonlyMap<string, CardBrand> = new Map([['americanexpress', 'amex'], ['dinersclub', 'diners'], ['cup', 'unionpay']])

/** Reads a card brand in the spelling of any gateway: 'visa' or 'Visa', 'amex' or 'American Express'. */
export function toCardBrand(text: string): CardBrand {
  const plain = text.toLowerCase().replace(/[^a-z]/g, '')
  return cardBrands.find((brand) => brand === plain) ?? otherNames.get(plain) ?? 'unknown'
}
