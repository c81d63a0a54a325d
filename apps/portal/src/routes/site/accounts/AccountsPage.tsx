import { useStore } from '@nanostores/react'
import { Button, DataTable, EmptyState, FilterBar, FilterSelect, Icon, Menu, PageHeader, SearchField, Stack, type LoadFailure } from '@portal/ui'
import { Ellipsis } from 'lucide-react'
import type { AccountRow } from '../../../accounts/AccountState.tsx'
import { useTypedSearch } from '../../../access/useTypedSearch.ts'
import { accountPath, pathInAccount, paths } from '../../../app/paths.ts'
import { accountsAddress, everyAccount, isNarrowed, pageSize, type AccountsAnswer, type AccountsQuery } from './accountsQuery.ts'
import { accountsMessages } from '../../../accounts/accounts.messages.ts'
import { useAccountColumns } from './useAccountColumns.tsx'

export interface AccountsPageProps {
  answer: AccountsAnswer | undefined
  query: AccountsQuery
  /** The account one works in. */
  chosen: number
  isLoading: boolean
  failure: LoadFailure | undefined
  onQuery: (query: AccountsQuery) => void
}

/** Every account that operators serve. */
export function AccountsPage({ answer, query, chosen, isLoading, failure, onQuery }: AccountsPageProps) {
  const t = useStore(accountsMessages)
  const columns = useAccountColumns(chosen)
  const change = (changed: Partial<AccountsQuery>) => onQuery({ ...query, ...changed, page: 1 })
  const { typed, type } = useTypedSearch(query.search, (search) => change({ search }))
  const words = { active: t.active, inactive: t.inactive }
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
        facts={answer && t.facts({ accounts: t.counted(answer.Totals.Accounts), people: t.people(answer.Totals.People), doors: t.doors(answer.Totals.Doors) })}
      />
      <FilterBar
        search={<SearchField label={t.search} maxLength={100} value={typed} isBusy={isLoading && typed !== ''} onValueChange={({ value }) => type(value)} />}
        active={query.state === '' ? [] : [{ id: 'state', label: words[query.state] }]}
        isSearching={typed !== ''}
        onRemove={() => change({ state: '' })}
        onClear={() => onQuery({ ...everyAccount, sort: query.sort })}
      >
        <FilterSelect
          label={t.state}
          value={query.state}
          options={(['active', 'inactive'] as const).map((value) => ({ value, label: words[value] }))}
          onValueChange={({ value }) => change({ state: value === 'active' || value === 'inactive' ? value : '' })}
        />
      </FilterBar>
      <DataTable
        label={t.title}
        columns={columns}
        rows={answer?.Accounts}
        getRowId={({ ID }) => String(ID)}
        getRowName={({ Name }) => Name}
        page={{ number: query.page, size: pageSize, total: answer?.TotalCount ?? 0 }}
        sort={{ value: query.sort }}
        hrefFor={({ page, sort }) => accountsAddress({ ...query, page, sort: sort ?? query.sort })}
        isLoading={isLoading}
        failure={failure}
        isFiltered={isNarrowed(query)}
        isRowCurrent={({ ID }) => ID === chosen}
        empty={<EmptyState title={t.emptyTitle} />}
        noMatch={
          <EmptyState title={t.noMatchTitle} actions={<Button onClick={() => onQuery({ ...everyAccount, sort: query.sort })}>{t.showAll}</Button>}>
            {t.noMatchText}
          </EmptyState>
        }
        rowActions={menuOf}
        labels={{ counted: ({ count }) => t.counted(count) }}
      />
    </Stack>
  )
}
