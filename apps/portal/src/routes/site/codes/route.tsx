import { codeTypeById, codeTypes } from '@portal/domain'
import { ButtonLink, type DataTableColumn, deniedStatus, FilterBar, FilterSelect, PageHeader, SearchField, Stack, StatusLabel, TextLink, useToaster } from '@portal/ui'
import { ArrowRightLeft, Plus } from 'lucide-react'
import { styled } from 'styled-components'
import type { ListedCode } from '#portal/access/codes/codeRow.ts'
import { codeTypeMessages } from '#portal/access/codes/codes.messages.ts'
import { useCodeColumns } from '#portal/access/codes/useCodeColumns.tsx'
import { useCodeSteps } from '#portal/access/codes/useCodeSteps.tsx'
import { EndFilter } from '#portal/access/EndFilter.tsx'
import { type Location, zoneOf } from '#portal/access/places.ts'
import { useEndDay } from '#portal/access/useEndDay.ts'
import { attempt } from '#portal/app/attempt.ts'
import { readId } from '#portal/app/listAddress.ts'
import { type ListProps, listScreen } from '#portal/app/listScreen.tsx'
import { ListTable } from '#portal/app/ListTable.tsx'
import { moveCodesPath, newCodePath, paths, userPath } from '#portal/app/paths.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useRights } from '#portal/app/useRights.ts'
import { useTimesIn } from '#portal/app/useTimesIn.ts'
import { ExportLink } from '#portal/exports/ExportLink.tsx'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { codesAddress, type CodesAnswer, type CodesQuery, narrowedCodes, pageSize, toCodesRequest } from './codesQuery.ts'
import { allCodesMessages } from './messages.ts'

/** The page `/site/users/codes`: all entry methods of the account, filtered by the address. */
export const route = listScreen({
  address: codesAddress,
  async load(query, { api, signal }) {
    const [codes, { Locations: places }] = await Promise.all([
      api.getAccessCodes(toCodesRequest(query), { signal }),
      api.getPropertyInstallLocationDeviceInformation({}, { signal }),
    ])
    return { codes, places }
  },
  words: allCodesMessages,
  head: (t) => ({ title: t.title, breadcrumb: [{ label: t.users, href: paths.users }] }),
  Page: CodesPage,
})

interface Switch {
  code: ListedCode
  place: Location
  isActive: boolean
}

/** Activates or suspends a code at a location, and shows the result. */
function useSwitch(): (change: Switch) => void {
  const t = allCodesMessages.useWords()
  const types = codeTypeMessages.useWords()
  const toaster = useToaster()
  const textOf = useFailureText()
  const { run } = useCall(async (api, { code, place, isActive }: Switch) => {
    const asked = await attempt(api.setAccessCodeActivation({ ID: code.ID, PropertyLocationID: place.PropertyLocationID, IsActive: isActive }))
    // The result shows as soon as the answer arrives, while the list reloads.
    if (!asked.ok) return void toaster.error(t.switchFailed, { description: textOf(asked.failure) })
    const words = { code: code.Label || types[codeTypeById(code.AccessCodeTypeID).name], place: place.Name }
    const waiting = asked.value.Pushes.filter(({ Status }) => Status === 'waiting').map(({ ModuleName }) => ModuleName)
    toaster.success(isActive ? t.switchedOn(words) : t.switchedOff(words), { description: waiting.length > 0 ? t.waits({ modules: waiting.join(', ') }) : undefined })
  })
  return run
}

/** Lists all entry methods of the account, including shared ones, by location, type and text. */
function CodesPage(list: ListProps<CodesQuery, { codes: CodesAnswer; places: Location[] }>) {
  const { query, answer, answered, now, search, narrow, clear } = list
  const mayDo = useRights()
  const mayEdit = mayDo('codes.edit')
  const onSwitch = useSwitch()
  const { codes, places = [] } = answer ?? {}
  const t = allCodesMessages.useWords()
  const types = codeTypeMessages.useWords()
  const place = places.find(({ PropertyLocationID }) => PropertyLocationID === answered.place)
  const columns = useColumns({ place, timeZone: zoneOf(places), now, mayEdit })
  const nameOf = ({ AccessCodeTypeID, Label }: ListedCode) => Label || types[codeTypeById(AccessCodeTypeID).name]
  const count = t.counted({ count: codes?.TotalCount ?? 0 })
  const facts = useTimesIn(place ? t.codesThere({ codes: count, place: place.Name }) : count, places[0]?.TimeZone)
  const steps = useCodeSteps(zoneOf(places))
  const endDayOf = useEndDay(now)
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
            {mayDo('codes.move') && (
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
      <ListTable
        list={list}
        words={t}
        columns={columns}
        rows={codes?.AccessCodes}
        {...(answered.ends !== null && { groupOf: ({ EndsAt }: ListedCode) => endDayOf({ EndDate: EndsAt, TimeZone: zoneOf(places) }) })}
        getRowId={({ ID }) => String(ID)}
        getRowName={nameOf}
        page={{ size: pageSize, total: codes?.TotalCount }}
        {...(mayEdit && { rowActions: menuOf })}
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
  return (
    <FilterBar
      search={<Search label={t.search} maxLength={80} {...search} />}
      chosen={[query.place, query.type, query.ends].filter((value) => value !== null).length}
      isSearching={search.value !== ''}
      onClear={clear}
    >
      <FilterSelect
        label={t.place}
        value={String(query.place ?? '')}
        options={places.map(({ PropertyLocationID, Name }) => ({ value: String(PropertyLocationID), label: Name }))}
        onValueChange={({ value }) => narrow({ place: readId(value) })}
      />
      <FilterSelect
        label={t.type}
        value={String(query.type ?? '')}
        options={codeTypes.map(({ type, name }) => ({ value: String(type), label: types[name] }))}
        onValueChange={({ value }) => narrow({ type: codeTypes.find(({ type }) => String(type) === value)?.type ?? null })}
      />
      <EndFilter value={query.ends} onChange={(ends) => narrow({ ends })} />
    </FilterBar>
  )
}

const Search = styled(SearchField)`
  flex: 1 1 240px;
  max-inline-size: 320px;
`
