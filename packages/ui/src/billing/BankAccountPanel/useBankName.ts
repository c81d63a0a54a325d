import { useLabels } from '../../words/useLabels.ts'
import { bankAccountPanelMessages } from './BankAccountPanel.messages.ts'
import type { BankAccountPanelLabels, SavedBank } from './BankAccountPanel.tsx'

/** A bank account's name: 'First Prairie Bank, checking ending 6789'. */
export function useBankName(labels?: BankAccountPanelLabels): (bank: Pick<SavedBank, 'bankName' | 'accountType' | 'last4'>) => string {
  const words = useLabels('BankAccountPanel', bankAccountPanelMessages, labels)
  return ({ bankName, accountType, last4 }) =>
    words.ending({ bank: bankName || words.unknownBank, type: accountType === 'savings' ? words.savings : words.checking, last4 })
}
