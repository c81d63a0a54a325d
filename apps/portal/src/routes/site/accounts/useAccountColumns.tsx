import { useStore } from '@nanostores/react'
import {
  activeStatus, Badge, CellLines, deniedStatus, lockedStatus, offlineStatus, paidStatus, processingStatus, failedStatus, startsLaterStatus, StatusLabel, TextLink, unchangedStatus, type DataTableColumn, type Status,
} from '@portal/ui'
import { TenantType } from '@portal/domain'
import { accountPath } from '../../../app/paths.ts'
import { useDay } from '../../../people/useDay.ts'
import { useBillingFormats } from '../billing/useBillingFormats.ts'
import type { AccountRow } from './accountsQuery.ts'
import { accountsMessages } from './messages.ts'

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

/** The columns of the list of accounts; `chosen` is the account one works in. */
export function useAccountColumns(chosen: number): DataTableColumn<AccountRow>[] {
  const t = useStore(accountsMessages)
  const { money } = useBillingFormats()
  const day = useDay()
  const lineOf = useAccountLine()
  return [
    {
      id: 'name', header: t.account, sortKey: 'Name', phone: 'title', width: '34%',
      cell: (account) => (
        <CellLines second={lineOf(account)}>
          <TextLink href={accountPath(account.ID)}><bdi>{account.Name}</bdi></TextLink> {account.ID === chosen && <Badge tone="info">{t.chosen}</Badge>}
        </CellLines>
      ),
    },
    { id: 'state', header: t.state, phone: 'status', cell: (account) => <AccountState account={account} /> },
    { id: 'people', header: t.peopleHead, sortKey: 'People', align: 'end', phonePrefix: t.peopleHead, phone: 'fact', cell: ({ People }) => People },
    { id: 'doors', header: t.doorsHead, sortKey: 'Doors', align: 'end', phonePrefix: t.doorsHead, phone: 'fact', cell: ({ Doors }) => Doors },
    {
      id: 'billing', header: t.billing, phone: 'line',
      cell: ({ Billing: { State, DueCents } }) => (
        <CellLines second={DueCents > 0 && t.due({ amount: money(DueCents) })}>
          <BillingLabel state={State} />
        </CellLines>
      ),
    },
    {
      id: 'activity', header: t.lastActivity, sortKey: 'LastActivity', phone: 'fact',
      cell: ({ LastActivity }) => (LastActivity === null ? t.nothingYet : <CellLines second={LastActivity.Door || t.change}>{day(LastActivity.At, undefined)}</CellLines>),
    },
  ]
}
