import { ButtonLink, FilterBar, FilterSelect, PageHeader, SearchField, Stack } from '@portal/ui'
import { Plus, UsersRound } from 'lucide-react'
import { EndFilter } from '#portal/access/EndFilter.tsx'
import { useEndDay } from '#portal/access/useEndDay.ts'
import { listScreen, type ListProps } from '#portal/app/listScreen.tsx'
import { ListTable } from '#portal/app/ListTable.tsx'
import { paths } from '#portal/app/paths.ts'
import { useRights } from '#portal/app/useRights.ts'
import { useTimesIn } from '#portal/app/useTimesIn.ts'
import { ExportLink } from '#portal/exports/ExportLink.tsx'
import { inviteColumnMessages, inviteWords } from '#portal/invites/invites.messages.ts'
import type { InvitesAnswer, InvitationKind, InvitationStatus } from '#portal/invites/inviteFacts.ts'
import { useInviteColumns } from '#portal/invites/useInviteColumns.tsx'
import { invitesMessages } from './messages.ts'
import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { doorPart, endsPart, listAddress, oneOfPart, pagePart, searchPart } from '#portal/app/listAddress.ts'

export const invitationStatuses: readonly InvitationStatus[] = ['Valid', 'NotYetValid', 'UsedUp', 'Expired', 'Revoked']
export const invitationKinds: readonly InvitationKind[] = ['QR', 'PIN']

/** The number of rows on a page (specification §9). */
const pageSize = 20

/** The parameters in the list's address. */
export const invitesAddress = listAddress(paths.invites, { status: oneOfPart(invitationStatuses, ''), kind: oneOfPart(invitationKinds, ''), ends: endsPart, door: doorPart, search: searchPart(80), page: pagePart })
type InviteFilters = typeof invitesAddress.whole

export function toInvitesRequest(filters: InviteFilters): RequestOf<typeof endpoints.getInvites> {
  return { ...narrowedInvites(filters), page: filters.page, count: pageSize }
}

/** The filters of the list without the page. */
function narrowedInvites({ status, kind, ends, door, search }: InviteFilters) {
  return { ...(status && { Status: status }), ...(kind && { Kind: kind }), ...(ends && { EndsWithinDays: ends }), ...(door && { PortID: door }), searchText: search.trim() }
}

/** The page `/site/invites`: all invites of the account, filtered by the address. */
export const route = listScreen({
  address: invitesAddress,
  load: (filters, { api, signal }) => api.getInvites(toInvitesRequest(filters), { signal }),
  words: invitesMessages,
  head: ({ title }) => ({ title }),
  Page: InvitesPage,
})

function InvitesPage(list: ListProps<InviteFilters, InvitesAnswer>) {
  const { query, answer, answered, now } = list
  const t = invitesMessages.useWords()
  const { counted } = inviteColumnMessages.useWords()
  const columns = useInviteColumns({ now: new Date(now).toISOString() })
  const endDayOf = useEndDay(now)
  const may = useRights()
  const mayCreate = may('invites.create')
  const facts = useTimesIn(mayCreate ? t.facts : t.noRight, answer?.Invites[0]?.TimeZone)
  const create = (
    <ButtonLink href={paths.newInvite} icon={Plus} variant="primary">
      {t.create}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={t.title} facts={facts} actions={<><ExportLink what={{ Of: 'invites', ...narrowedInvites(query) }} />{may('invites.rules') && <ButtonLink href={paths.guestRules} icon={UsersRound}>{t.guests}</ButtonLink>}{mayCreate && create}</>} />
      <Stack gap={4}>
        <InviteFilterBar {...list} />
        <ListTable
          list={list}
          words={{ ...t, counted }}
          columns={columns}
          rows={answer?.Invites}
          {...(answered.ends !== null && { groupOf: endDayOf })}
          getRowId={({ ID }) => ID}
          getRowName={({ InviteName }) => InviteName}
          page={{ size: pageSize, total: answer?.TotalCount }}
        />
      </Stack>
    </>
  )
}

/** The filters of the list. Every change leads to page 1. */
function InviteFilterBar({ query, answer, search, narrow, clear }: ListProps<InviteFilters, InvitesAnswer>) {
  const t = invitesMessages.useWords()
  const w = inviteWords.useWords()
  const doorName = answer?.Invites[0]?.Ports.find(({ PortID }) => PortID === query.door)?.PortName
  return (
    <FilterBar
      search={<SearchField label={t.search} maxLength={80} {...search} />}
      chosen={[query.status, query.kind, query.ends, query.door].filter(Boolean).length}
      isSearching={search.value !== ''}
      onClear={clear}
    >
      <FilterSelect
        label={t.status}
        value={query.status}
        options={invitationStatuses.map((value) => ({ value, label: answer ? `${w[value]} (${answer.StatusCounts[value] ?? 0})` : w[value] }))}
        onValueChange={({ value }) => narrow({ status: invitationStatuses.find((status) => status === value) ?? '' })}
      />
      <FilterSelect
        label={t.kind}
        value={query.kind}
        options={invitationKinds.map((value) => ({ value, label: w[value] }))}
        onValueChange={({ value }) => narrow({ kind: invitationKinds.find((kind) => kind === value) ?? '' })}
      />
      <EndFilter value={query.ends} onChange={(ends) => narrow({ ends })} />
      {/* The filter by door is set only from the page of a door; any invite of the list tells its name. */}
      {query.door !== null && <FilterSelect label={t.door} value={query.door} options={[{ value: query.door, label: doorName ?? t.oneDoor }]} onValueChange={({ value }) => narrow({ door: value || null })} />}
    </FilterBar>
  )
}
