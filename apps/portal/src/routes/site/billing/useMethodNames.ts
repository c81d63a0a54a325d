import { useBankName, useCardName, type SavedBank } from '@portal/ui'
import type { CardView } from './billingView.ts'

/** 'Visa ending 4242', 'First Prairie Bank, checking ending 6789'; by `PaymentMethodKind`. */
export function useMethodNames(card: CardView | null, bank: SavedBank | null): Record<2 | 3, string> {
  const cardName = useCardName()
  const bankName = useBankName()
  return { 2: card ? cardName(card.card) : '', 3: bank ? bankName(bank) : '' }
}
