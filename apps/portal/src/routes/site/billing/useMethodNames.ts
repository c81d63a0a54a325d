import { useStore } from '@nanostores/react'
import { cardBrandNames, type SavedBank } from '@portal/ui'
import type { CardView } from './billingView.ts'
import { billingBankMessages, billingCardMessages } from './messages.ts'

/** 'Visa ending 4242', 'First Prairie Bank, checking ending 6789'; by `PaymentMethodKind`. */
export function useMethodNames(card: CardView | null, bank: SavedBank | null): Record<2 | 3, string> {
  const cards = useStore(billingCardMessages)
  const banks = useStore(billingBankMessages)
  return {
    2: card ? cards.ending({ brand: card.card.brand === 'unknown' ? cards.unknownBrand : cardBrandNames[card.card.brand], last4: card.card.last4 }) : '',
    3: bank ? banks.ending({ bank: bank.bankName || banks.unknownBank, type: bank.accountType === 'savings' ? banks.savings : banks.checking, last4: bank.last4 }) : '',
  }
}
