import { useStore } from '@nanostores/react'
import { FilterBar, FilterSelect, SearchField, type ActiveFilter } from '@portal/ui'
import { useTypedSearch } from '../../../access/useTypedSearch.ts'
import type { InvitesAnswer } from '../../../invites/Invitation.ts'
import { inviteWords } from '../../../invites/invites.messages.ts'
import { invitationKinds, invitationStatuses, noFilters, type InviteFilters } from './inviteList.ts'
import { invitesMessages } from './messages.ts'

export interface InviteFilterBarProps {
  filters: InviteFilters
  /** How many of each state the other filters leave. */
  counts: InvitesAnswer['StatusCounts']
  isLoading: boolean
  onFilters: (filters: InviteFilters) => void
}

/** What the list is narrowed to; every change leads to its first page. */
export function InviteFilterBar({ filters, counts, isLoading, onFilters }: InviteFilterBarProps) {
  const t = useStore(invitesMessages)
  const w = useStore(inviteWords)
  const change = (changed: Partial<InviteFilters>) => onFilters({ ...filters, ...changed, page: 1 })
  const { typed, type } = useTypedSearch(filters.search, (text) => change({ search: text }))
  const active: ActiveFilter[] = [
    ...(filters.status ? [{ id: 'status', label: w[filters.status] }] : []),
    ...(filters.kind ? [{ id: 'kind', label: w[filters.kind] }] : []),
  ]
  return (
    <FilterBar
      search={
        <SearchField
          label={t.search}
          maxLength={80}
          value={typed}
          isBusy={isLoading && typed !== ''}
          onValueChange={({ value }) => type(value)}
        />
      }
      active={active}
      isSearching={typed !== ''}
      onRemove={({ filter }) => change(filter.id === 'status' ? { status: '' } : { kind: '' })}
      onClear={() => onFilters(noFilters)}
    >
      <FilterSelect
        label={t.status}
        value={filters.status}
        options={invitationStatuses.map((value) => ({ value, label: `${w[value]} (${counts[value] ?? 0})` }))}
        onValueChange={({ value }) => change({ status: invitationStatuses.find((status) => status === value) ?? '' })}
      />
      <FilterSelect
        label={t.kind}
        value={filters.kind}
        options={invitationKinds.map((value) => ({ value, label: w[value] }))}
        onValueChange={({ value }) => change({ kind: invitationKinds.find((kind) => kind === value) ?? '' })}
      />
    </FilterBar>
  )
}
