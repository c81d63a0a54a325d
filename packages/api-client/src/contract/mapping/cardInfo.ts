import type * as v from 'valibot'
import { toCardBrand, type CardBrand } from '@portal/domain'
import type { gatewayCard } from '../billingShapes.ts'

type GatewayCard = v.InferOutput<typeof gatewayCard>
/** The card on file (specification §3), with the names of the contract. */
export interface CardInfo {
  brand: CardBrand
  /** The month, 1–12. */
  exp_month: number
  /** The year in four digits. */
  exp_year: number
  /** The last four digits as text, with leading zeros: '0042'. */
  last4: string
  name: string
  id: string
}

/** The answer of either gateway as one card; null if none is on file. */
export function toCardInfo(answer: GatewayCard): CardInfo | null {
  if (answer.PaymentGatewayType === 1) {
    const { PaymentMethod } = answer
    return PaymentMethod && read(PaymentMethod.card, PaymentMethod.billing_details.name, PaymentMethod.id)
  }
  return answer.Card && read(answer.Card, answer.Card.name, answer.Card.id)
}

type CardFields = Pick<CardInfo, 'exp_month' | 'exp_year' | 'last4'> & { brand: string }

function read({ brand, exp_month, exp_year, last4 }: CardFields, name: string | null, id: string): CardInfo {
  return { brand: toCardBrand(brand), exp_month, exp_year, last4, name: name ?? '', id }
}
