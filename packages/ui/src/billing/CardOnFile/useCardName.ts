import { useLabels } from '../../words/useLabels.ts'
import { cardBrandNames } from './cardBrandNames.ts'
import type { SavedCard } from './CardOnFile.tsx'
import { cardOnFileMessages } from './CardOnFile.messages.ts'
import type { CardOnFileLabels } from './CardOnFile.tsx'

/** A card's name: 'Visa ending 4242'. */
export function useCardName(labels?: CardOnFileLabels): (card: Pick<SavedCard, 'brand' | 'last4'>) => string {
  const words = useLabels('CardOnFile', cardOnFileMessages, labels)
  return ({ brand, last4 }) => words.ending({ brand: brand === 'unknown' ? words.unknownBrand : cardBrandNames[brand], last4 })
}
