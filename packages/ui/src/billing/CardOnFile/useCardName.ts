import { useLabels } from '../../words/useLabels.ts'
import type { SavedCard, CardOnFileLabels } from './CardOnFile.tsx'
import { cardOnFileMessages } from './CardOnFile.messages.ts'
import type { CardBrand } from '@portal/domain'

/** A card's name: 'Visa ending 4242'. */
export function useCardName(labels?: CardOnFileLabels): (card: Pick<SavedCard, 'brand' | 'last4'>) => string {
  const words = useLabels('CardOnFile', cardOnFileMessages, labels)
  return ({ brand, last4 }) => words.ending({ brand: brand === 'unknown' ? words.unknownBrand : cardBrandNames[brand], last4 })
}

const cardBrandNames: Record<Exclude<CardBrand, 'unknown'>, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}
