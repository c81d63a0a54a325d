import { useStore } from '@nanostores/react'
import type { BankAccountPanelLabels, BankFormLabels } from '@portal/ui'
import { bankFormMessages, billingBankMessages, microDepositMessages } from './messages.ts'
import { useHostedFieldsLabels } from './useCardLabels.ts'

export function useBankAccountPanelLabels(): BankAccountPanelLabels {
  const t = useStore(billingBankMessages)
  const form = useStore(microDepositMessages)
  return {
    ...t,
    ending: (bank, type, last4) => t.ending({ bank, type, last4 }),
    routing: (number) => t.routing({ number }),
    sent: (day, bankingDays) => t.sent({ day, when: bankingDays === 0 ? '' : t.inBankingDays(bankingDays) }),
    arrived: (day, until) => (until === '' ? t.arrived({ day }) : t.arrivedUntil({ day, until })),
    removeTitle: (name) => t.removeTitle({ name }),
    form: { ...form, reads: (code) => form.reads({ code }), attemptsLeft: (left) => form.attemptsLeft(left) },
  }
}

export function useBankFormLabels(): BankFormLabels {
  const t = useStore(bankFormMessages)
  const { empty, notDigits, length, prefix, checksum } = t
  return {
    ...t,
    routingProblems: { empty, notDigits, length, prefix, checksum },
    region: (region) => (region === 'government' || region === 'travelersCheques' ? t[region] : t.region({ region })),
    fields: useHostedFieldsLabels(),
  }
}
