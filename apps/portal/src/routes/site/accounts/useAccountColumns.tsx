import { useStore } from '@nanostores/react'
import { Badge, CellLines, TextLink, type DataTableColumn } from '@portal/ui'
import { accountsMessages } from '#portal/accounts/accounts.messages.ts'
import { AccountState, BillingLabel, useAccountLine, type AccountRow } from '#portal/accounts/AccountState.tsx'
import { accountPath } from '#portal/app/paths.ts'
import { useDay } from '#portal/people/useDay.ts'
import { useBillingFormats } from '#portal/i18n/useBillingFormats.ts'

/** The columns of the list of accounts; `chosen` is the current account. */
export function useAccountColumns(chosen: number): DataTableColumn<AccountRow>[] {
  const t = useStore(accountsMessages)
  const { money } = useBillingFormats()
  const day = useDay()
  const lineOf = useAccountLine()
  return [
    {
      id: 'name', header: t.account, sortKey: 'Name', phone: 'title', width: '34%',
      cell: (account) => (
        <CellLines isWhole second={<bdi>{lineOf(account)}</bdi>}>
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
