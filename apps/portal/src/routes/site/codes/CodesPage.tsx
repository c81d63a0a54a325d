import { codeTypeById, codeTypes } from '@portal/domain'
import {
  Button, ButtonLink, DataTable, deniedStatus, EmptyState, PageHeader, Stack, StatusLabel, TextLink, type DataTableColumn, FilterBar, FilterSelect, SearchField, type ActiveFilter,
} from '@portal/ui'
import { ArrowRightLeft, Plus } from 'lucide-react'
import type { ListedCode } from '#portal/access/codes/codeRow.ts'
import { codeTypeMessages } from '#portal/access/codes/codes.messages.ts'
import { useCodeColumns } from '#portal/access/codes/useCodeColumns.tsx'
import { useCodeSteps } from '#portal/access/codes/useCodeSteps.tsx'
import { zoneOf, type Location } from '#portal/access/places.ts'
import { ExportLink } from '#portal/exports/ExportLink.tsx'
import type { ListProps } from '#portal/app/listScreen.tsx'
import { useTimesIn } from '#portal/app/useTimesIn.ts'
import { moveCodesPath, newCodePath, paths, userPath } from '#portal/app/paths.ts'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { codesAddress, narrowedCodes, pageSize, type CodesAnswer, type CodesQuery } from './codesQuery.ts'
import { allCodesMessages } from './messages.ts'
import { styled } from 'styled-components'

export interface CodesPageProps extends ListProps<CodesQuery, { codes: CodesAnswer; places: Location[] }> {
  mayEdit: boolean
  mayMove: boolean
  onSwitch: (change: { code: ListedCode; place: Location; isActive: boolean }) => void
}

/** Lists all entry methods of the account, including shared ones, by location, type and text. */
export function CodesPage({ query, answer, answered, now, isLoading, failure, search, narrow, clear, hrefFor, mayEdit, mayMove, onSwitch }: CodesPageProps) {
  const { codes, places = [] } = answer ?? {}
  const t = allCodesMessages.useWords()
  const types = codeTypeMessages.useWords()
  const place = places.find(({ PropertyLocationID }) => PropertyLocationID === answered.place)
  const columns = useColumns({ place, timeZone: zoneOf(places), now, mayEdit })
  const nameOf = ({ AccessCodeTypeID, Label }: ListedCode) => Label || types[codeTypeById(AccessCodeTypeID).name]
  const count = t.codes({ count: codes?.TotalCount ?? 0 })
  const facts = useTimesIn(place ? t.codesThere({ codes: count, place: place.Name }) : count, places[0]?.TimeZone)
  const steps = useCodeSteps(zoneOf(places))
  const menuOf = (code: ListedCode) => {
    const isActive = place && isActiveAt(code, place)
    const here = isActive === undefined || !place
      ? []
      : [{ id: 'switch', label: isActive ? t.switchOff({ place: place.Name }) : t.switchOn({ place: place.Name }), onSelect: () => onSwitch({ code, place, isActive: !isActive }) }]
    return steps.menuOf(code, here)
  }
  return (
    <Stack gap={4}>
      <PageHeader
        title={t.title}
        facts={codes && facts}
        breadcrumb={[{ label: t.users, href: paths.users }]}
        actions={
          <>
            <ExportLink what={{ Of: 'codes', ...narrowedCodes(query) }} />
            {mayMove && (
              <ButtonLink icon={ArrowRightLeft} href={moveCodesPath(query.place)}>
                {t.move}
              </ButtonLink>
            )}
            {mayEdit && (
              <ButtonLink icon={Plus} href={newCodePath(null)}>
                {t.add}
              </ButtonLink>
            )}
          </>
        }
      />
      <PageReceipt />
      {steps.view}
      <CodesFilterBar {...{ query, places, search, narrow, clear }} />
      <DataTable
        label={t.title}
        columns={columns}
        rows={codes?.AccessCodes}
        getRowId={({ ID }) => String(ID)}
        getRowName={nameOf}
        page={{ number: answered.page, size: pageSize, total: codes?.TotalCount ?? 0 }}
        hrefFor={hrefFor}
        isLoading={isLoading}
        failure={failure}
        isFiltered={codesAddress.isNarrowed(answered)}
        empty={<EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState>}
        noMatch={
          <EmptyState title={t.noMatchTitle} actions={<Button onClick={clear}>{t.clear}</Button>}>
            {t.noMatchText}
          </EmptyState>
        }
        {...(mayEdit && { rowActions: menuOf })}
        labels={{ counted: ({ count }) => t.codes({ count }) }}
      />
    </Stack>
  )
}

/** Whether a code is active at a location; undefined if the code isn't there. */
function isActiveAt(code: ListedCode, place: Location): boolean | undefined {
  return code.PropertyLocations.find(({ PropertyLocationID }) => PropertyLocationID === place.PropertyLocationID)?.IsActive
}

interface ColumnsOptions {
  place: Location | undefined
  timeZone: string
  now: number
  mayEdit: boolean
}

function useColumns({ place, ...options }: ColumnsOptions): DataTableColumn<ListedCode>[] {
  const t = allCodesMessages.useWords()
  const [method, ...others] = useCodeColumns(options)
  const person: DataTableColumn<ListedCode> = {
    id: 'person',
    header: t.person,
    phone: 'fact',
    width: '24%',
    cell: ({ UserID, UserName }) => (UserID === null ? t.nobody : <TextLink href={userPath(UserID)}>{UserName ?? ''}</TextLink>),
  }
  if (!method) return []
  return [
    { ...method, width: '26%' },
    person,
    ...others.map((column) => {
      if (column.id === 'code') return { ...column, phone: 'line' as const }
      if (column.id === 'lastUsed') return { ...column, phone: 'hidden' as const }
      if (column.id !== 'status' || !place) return column
      const isOffHere = (code: ListedCode) => isActiveAt(code, place) === false
      return { ...column, cell: (code: ListedCode) => (isOffHere(code) ? <StatusLabel status={deniedStatus}>{t.offHere}</StatusLabel> : column.cell(code)) }
    }),
  ]
}

interface CodesFilterBarProps extends Pick<ListProps<CodesQuery, CodesAnswer>, 'query' | 'search' | 'narrow' | 'clear'> {
  places: readonly Location[]
}

/** The filters of the list. Every change leads to page 1. */
function CodesFilterBar({ query, places, search, narrow, clear }: CodesFilterBarProps) {
  const t = allCodesMessages.useWords()
  const types = codeTypeMessages.useWords()
  const active: ActiveFilter[] = [
    ...(query.place === null ? [] : [{ id: 'place', label: places.find(({ PropertyLocationID }) => PropertyLocationID === query.place)?.Name ?? `${t.place} ${query.place}` }]),
    ...(query.type === null ? [] : [{ id: 'type', label: types[codeTypeById(query.type).name] }]),
  ]
  return (
    <FilterBar
      search={<Search label={t.search} maxLength={80} {...search} />}
      active={active}
      isSearching={search.value !== ''}
      onRemove={({ filter }) => narrow(filter.id === 'place' ? { place: null } : { type: null })}
      onClear={clear}
    >
      {query.place === null && (
        <FilterSelect
          label={t.place}
          value=""
          options={places.map(({ PropertyLocationID, Name }) => ({ value: String(PropertyLocationID), label: Name }))}
          onValueChange={({ value }) => narrow({ place: Number(value) })}
        />
      )}
      {query.type === null && (
        <FilterSelect
          label={t.type}
          value=""
          options={codeTypes.map(({ type, name }) => ({ value: String(type), label: types[name] }))}
          onValueChange={({ value }) => narrow({ type: codeTypes.find(({ type }) => String(type) === value)?.type ?? null })}
        />
      )}
    </FilterBar>
  )
}

const Search = styled(SearchField)`
  flex: 1 1 240px;
  max-inline-size: 320px;
`
