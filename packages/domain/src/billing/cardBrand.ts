/** The card brands a gateway tells apart. */
export const cardBrands = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'unknown'] as const
export type CardBrand = (typeof cardBrands)[number]

const otherNames: ReadonlyMap<string, CardBrand> = new Map([['americanexpress', 'amex'], ['dinersclub', 'diners'], ['cup', 'unionpay']])

/** 'visa' and 'Visa', 'amex' and 'American Express': the gateways write brands each in its way. */
export function toCardBrand(text: string): CardBrand {
  const plain = text.toLowerCase().replace(/[^a-z]/g, '')
  return cardBrands.find((brand) => brand === plain) ?? otherNames.get(plain) ?? 'unknown'
}
