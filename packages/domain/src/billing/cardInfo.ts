/** The card brands a gateway tells apart. */
export const cardBrands = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'unknown'] as const
export type CardBrand = (typeof cardBrands)[number]

/** The card on file (spec §3). The names are the wire's. */
export interface CardInfo {
  brand: CardBrand
  /** 1–12. */
  exp_month: number
  /** Four digits. */
  exp_year: number
  /** Four characters, zeros included: '0042'. */
  last4: string
  name: string
  id: string
}

type CardFields = {
  brand: string
  exp_month: number
  exp_year: number
  last4: string
}

/** The two gateways answer the same card in different fields (spec §3). The fields are assumed. */
export type GatewayCard =
  | { PaymentGatewayType: 1; PaymentMethod: { id: string; billing_details: { name: string | null }; card: CardFields } | null }
  | { PaymentGatewayType: 2; Card: (CardFields & { id: string; name: string | null }) | null }

/** Either gateway's answer as one card; null where none is on file. */
export function toCardInfo(answer: GatewayCard): CardInfo | null {
  if (answer.PaymentGatewayType === 1) {
    const { PaymentMethod } = answer
    return PaymentMethod && read(PaymentMethod.card, PaymentMethod.billing_details.name, PaymentMethod.id)
  }
  return answer.Card && read(answer.Card, answer.Card.name, answer.Card.id)
}

function read({ brand, exp_month, exp_year, last4 }: CardFields, name: string | null, id: string): CardInfo {
  return { brand: toCardBrand(brand), exp_month, exp_year, last4, name: name ?? '', id }
}

const otherNames: ReadonlyMap<string, CardBrand> = new Map([['americanexpress', 'amex'], ['dinersclub', 'diners'], ['cup', 'unionpay']])

/** 'visa' and 'Visa', 'amex' and 'American Express': the gateways write brands each in its way. */
export function toCardBrand(text: string): CardBrand {
  const plain = text.toLowerCase().replace(/[^a-z]/g, '')
  return cardBrands.find((brand) => brand === plain) ?? otherNames.get(plain) ?? 'unknown'
}
