import { useStore } from '@nanostores/react'
import type { BillingTotal, SavedBank } from '@portal/ui'
import { chargeableMethods, type AccountView, type CardView } from './billingView.ts'
import { invoicesMessages } from './invoices.messages.ts'
import { billingMessages } from './messages.ts'
import { useBillingFormats } from '../../../i18n/useBillingFormats.ts'

/** The sums of an account, each with what it is made of: what is owed, the invoice that is due next, what is on its way, the credit. */
export function useTotals(account: AccountView, card: CardView | null, bank: SavedBank | null): BillingTotal[] {
  const t = useStore(billingMessages)
  const { nothingToPayWith } = useStore(invoicesMessages)
  const [method] = chargeableMethods(account, card, bank)
  const { date } = useBillingFormats()
  return [
    { label: t.dueNow, cents: account.openCents, note: openNote() },
    ...(account.nextOpen ? [{ label: t.nextDue, cents: account.nextOpen.cents, note: chargeNote(account.nextOpen.due) }] : []),
    ...(account.processingCount > 0 ? [{ label: t.underWay, cents: account.processingCents, note: t.paymentsUnderWay(account.processingCount) }] : []),
    { label: t.credit, cents: account.creditCents, note: account.creditCents > 0 ? t.creditUse : undefined },
  ]

  function chargeNote(due: string): string {
    return method === undefined ? nothingToPayWith : t.payHere({ date: date(due) })
  }

  function openNote(): string {
    if (account.overdueCount > 0) return t.overdue(account.overdueCount)
    return account.nextDue === null ? t.nothingOpen : t.openDue({ date: date(account.nextDue) })(account.openCount)
  }
}
