import { type AccountState as StateOfAccount, accountStates, billingStates, viewerTimeZone, zoneName, limits, TenantType } from '@portal/domain'
import { Badge, Button, CellLines, type DataTableColumn, FilterBar, FilterSelect, Icon, Menu, PageHeader, SearchField, Stack, TextLink } from '@portal/ui'
import { Ellipsis, Plus } from 'lucide-react'
import { useRouteLoaderData } from 'react-router-dom'
import { accountsMessages } from '#portal/accounts/accounts.messages.ts'
import { type AccountRow, AccountState, BillingLabel, useAccountLine, useBillingWords } from '#portal/accounts/AccountState.tsx'
import { chromeMessages } from '#portal/app/chrome.messages.ts'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { type ListProps, listScreen } from '#portal/app/listScreen.tsx'
import { ListTable } from '#portal/app/ListTable.tsx'
import { accountPath, pathInAccount, paths } from '#portal/app/paths.ts'
import type { UserDetails } from '#portal/app/Portal.ts'
import { useOpenInAddress } from '#portal/app/useOpenInAddress.ts'
import { useRights } from '#portal/app/useRights.ts'
import { ExportLink } from '#portal/exports/ExportLink.tsx'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { useBillingFormats } from '#portal/i18n/useBillingFormats.ts'
import { useDay } from '#portal/people/useMoments.ts'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { listAddress, oneOfPart, pagePart, searchPart, sortPart, toSortText } from '#portal/app/listAddress.ts'

type AccountsAnswer = ResponseOf<typeof endpoints.getAccounts>

/** The number of rows on a page, as specified (§9). */
const pageSize = limits.pagination.tablePageLength

export const accountKinds = ['property', 'house'] as const
const tenantTypes = { property: TenantType.MultiTenant, house: TenantType.SingleFamily }

/** The parameters in the address of the list of accounts. By default, the accounts with the latest events come first. */
export const accountsAddress = listAddress(paths.accounts, {
  search: searchPart(100),
  state: oneOfPart(accountStates, ''),
  billing: oneOfPart(billingStates, ''),
  kind: oneOfPart(accountKinds, ''),
  sort: sortPart(['Name', 'People', 'Doors', 'LastActivity'], { key: 'LastActivity', direction: 'descending' }),
  page: pagePart,
})
export type AccountsQuery = typeof accountsAddress.whole

/** The value if it is one of these; otherwise empty, which means no filter. */
function oneOf<Value extends string>(values: readonly Value[], value: string): Value | '' {
  return values.find((known) => known === value) ?? ''
}

/** The list's filters, for its call and its export. */
function toAccountsFilter({ search, state, billing, kind }: AccountsQuery) {
  return { searchText: search.trim(), ...(state !== '' && { State: state }), ...(billing !== '' && { Billing: billing }), ...(kind !== '' && { TenantType: tenantTypes[kind] }) }
}

export function toAccountsRequest(query: AccountsQuery): PayloadOf<typeof endpoints.getAccounts> {
  return { ...toAccountsFilter(query), page: query.page, count: pageSize, sort: toSortText(query.sort) }
}

/** The page `/site/accounts`: all accounts, filtered by the address, for operators. */
export const route = listScreen({
  address: accountsAddress,
  load: (query, { api, signal }) => api.getAccounts(toAccountsRequest(query), { signal }),
  words: accountsMessages,
  head: ({ title }) => ({ title }),
  Page: AccountsPage,
})

/** The parameter for the open form of a new account: `?add=account`. */
const addParam = 'add'
const newAccount = lazyPart(async () => (await import('./NewAccountDialog.tsx')).NewAccountDialog)

/** The list of all accounts, for operators. */
function AccountsPage(list: ListProps<AccountsQuery, AccountsAnswer>) {
  const { query, answer, now, narrow, clear, search } = list
  const mayAdd = useRights()('accounts.edit')
  const [added, add] = useOpenInAddress(addParam)
  newAccount.usePreload()
  /** The account in which the operator works. */
  const chosen = Number(useRouteLoaderData<UserDetails>('site')?.AccountID)
  const t = accountsMessages.useWords()
  const columns = useAccountColumns(chosen)
  const tag = useLocaleTag()
  const zone = chromeMessages.useWords().timesIn({ zone: zoneName(tag, viewerTimeZone(), now) })
  const states: Record<StateOfAccount, string> = { inactive: t.inactive, lockdown: t.lockdown, offline: t.someOffline, settingUp: t.settingUp, active: t.active }
  const billing = useBillingWords()
  const kinds = { property: t.property, house: t.house }
  const menuOf = ({ ID, Name }: AccountRow) => (
    <Menu
      label={t.more({ name: Name })}
      items={[{ id: 'open', label: t.openAccount, href: accountPath(ID) }, ...(ID === chosen ? [] : [{ id: 'work', label: t.workHere, href: pathInAccount(ID, paths.dashboard) }])]}
    >
      <Icon icon={Ellipsis} />
    </Menu>
  )
  return (
    <Stack gap={4}>
      <PageHeader
        title={t.title}
        facts={answer && `${t.facts({ accounts: t.counted({ count: answer.Totals.Accounts }), people: t.people({ count: answer.Totals.People }), doors: t.doors({ count: answer.Totals.Doors }) })} · ${zone}`}
        actions={
          <>
            <ExportLink what={{ Of: 'accounts', ...toAccountsFilter(query) }} />
            {mayAdd && <Button variant="primary" icon={Plus} onClick={() => add('account')}>{t.add}</Button>}
          </>
        }
      />
      <FilterBar
        search={<SearchField label={t.search} placeholder={t.searchExample} maxLength={100} {...search} />}
        chosen={[query.state, query.billing, query.kind].filter(Boolean).length}
        isSearching={search.value !== ''}
        onClear={clear}
      >
        <FilterSelect
          label={t.state}
          value={query.state}
          options={accountStates.toReversed().map((value) => ({ value, label: states[value] }))}
          onValueChange={({ value }) => narrow({ state: oneOf(accountStates, value) })}
        />
        <FilterSelect
          label={t.billing}
          value={query.billing}
          options={billingStates.map((value) => ({ value, label: billing[value] }))}
          onValueChange={({ value }) => narrow({ billing: oneOf(billingStates, value) })}
        />
        <FilterSelect
          label={t.kind}
          value={query.kind}
          options={accountKinds.map((value) => ({ value, label: kinds[value] }))}
          onValueChange={({ value }) => narrow({ kind: oneOf(accountKinds, value) })}
        />
      </FilterBar>
      <ListTable
        list={list}
        words={t}
        columns={columns}
        rows={answer?.Accounts}
        getRowId={({ ID }) => String(ID)}
        getRowName={({ Name }) => Name}
        page={{ size: pageSize, total: answer?.TotalCount }}
        isRowCurrent={({ ID }) => ID === chosen}
        rowActions={menuOf}
      />
      {added !== null && mayAdd && <newAccount.Part onClose={() => add(null)} />}
    </Stack>
  )
}

/** The columns of the list of accounts. `chosen` is the account in which the operator works. */
function useAccountColumns(chosen: number): DataTableColumn<AccountRow>[] {
  const t = accountsMessages.useWords()
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
