import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { TenantType } from '@portal/domain'
import { activeStatus, deniedStatus, failedStatus, lockedStatus, offlineStatus, paidStatus, processingStatus, startsLaterStatus, StatusLabel, unchangedStatus, type Status } from '@portal/ui'
import { accountsMessages } from './accounts.messages.ts'

export type AccountRow = ResponseOf<typeof endpoints.getAccounts>['Accounts'][number]

type Billing = AccountRow['Billing']['State']
const billingLooks: Record<Billing, Status> = { none: unchangedStatus, paid: paidStatus, open: startsLaterStatus, processing: processingStatus, overdue: failedStatus }

/** How an account stands: what is wrong stands before what is as it should be. */
export function AccountState({ account: { IsActive, RunningLockdowns, DoorsOffline } }: { account: AccountRow }) {
  const t = useStore(accountsMessages)
  if (!IsActive) return <StatusLabel status={deniedStatus}>{t.inactive}</StatusLabel>
  if (RunningLockdowns > 0) return <StatusLabel status={lockedStatus}>{t.lockdown}</StatusLabel>
  if (DoorsOffline > 0) return <StatusLabel status={offlineStatus}>{t.offline(DoorsOffline)}</StatusLabel>
  return <StatusLabel status={activeStatus}>{t.active}</StatusLabel>
}

/** How an account, or one invoice, stands. */
export function BillingLabel({ state }: { state: Billing }) {
  const t = useStore(accountsMessages)
  const billingWords: Record<Billing, string> = { none: t.noInvoices, paid: t.paid, open: t.open, processing: t.processing, overdue: t.overdue }
  return <StatusLabel status={billingLooks[state]}>{billingWords[state]}</StatusLabel>
}

/** The number, the address, and what else tells accounts apart. */
export function useAccountLine(): (account: AccountRow) => string {
  const t = useStore(accountsMessages)
  return ({ ID, Address, TenantType: type }) => [String(ID), Address, type === TenantType.SingleFamily && t.singleFamily].filter(Boolean).join(' · ')
}
