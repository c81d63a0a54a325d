import { useStore } from '@nanostores/react'
import type { BillingTotal } from '@portal/ui'
import type { AccountView } from './billingView.ts'
import { billingMessages } from './messages.ts'
import { useBillingFormats } from './useBillingFormats.ts'

/** The three sums of an account, each with what it is made of. */
export function useTotals(account: AccountView): BillingTotal[] {
  const t = useStore(billingMessages)
  const { date } = useBillingFormats()
  return [
    { label: t.dueNow, cents: account.openCents, note: openNote() },
    { label: t.underWay, cents: account.processingCents, note: account.processingCount > 0 ? t.paymentsUnderWay(account.processingCount) : t.nothingUnderWay },
    { label: t.credit, cents: account.creditCents, note: account.creditCents > 0 ? t.creditUse : undefined },
  ]

  function openNote(): string {
    if (account.overdueCount > 0) return t.overdue(account.overdueCount)
    return account.nextDue === null ? t.nothingOpen : t.openDue({ date: date(account.nextDue) })(account.openCount)
  }
}
