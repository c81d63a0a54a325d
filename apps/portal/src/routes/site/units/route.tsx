import { activeStatus, Button, ButtonLink, CellLines, endsTodayStatus, FilterBar, FilterSelect, PageHeader, SearchField, Stack, startsLaterStatus, StatusLabel, TextLink, unchangedStatus, type DataTableColumn } from '@portal/ui'
import { Plus, Upload } from 'lucide-react'
import { Fragment } from 'react'
import { useNavigate, useRouteLoaderData } from 'react-router-dom'
import { toSortText, listAddress, oneOfPart, pagePart, searchPart, sortPart } from '#portal/app/listAddress.ts'
import { listScreen, type ListProps } from '#portal/app/listScreen.tsx'
import { ListTable } from '#portal/app/ListTable.tsx'
import { callGroupPath, unitPath, paths } from '#portal/app/paths.ts'
import type { UserDetails } from '#portal/app/Portal.ts'
import { useOpenInAddress } from '#portal/app/useOpenInAddress.ts'
import { useRights } from '#portal/app/useRights.ts'
import { useTimesIn } from '#portal/app/useTimesIn.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { useDay } from '#portal/people/useMoments.ts'
import { unitsMessages } from './messages.ts'
import type { ListedUnit, ListedUnits } from './unit.ts'
import { UnitDialog } from './UnitDialog.tsx'

const pageSize = 20

const states = ['occupied', 'vacant', 'moves'] as const

const unitsAddress = listAddress(paths.units, {
  search: searchPart(100), status: oneOfPart(states, ''), sort: sortPart(['Name'], { key: 'Name', direction: 'ascending' }), page: pagePart,
})
type UnitsQuery = typeof unitsAddress.whole

/** The page `/site/units`: the households and addresses of the account. */
export const route = listScreen({
  address: unitsAddress,
  load: ({ search, status, sort, page }, { api, signal }) =>
    api.getUnits({ searchText: search.trim(), ...(status && { status }), sort: toSortText(sort), page, count: pageSize }, { signal }),
  words: unitsMessages,
  head: ({ title }) => ({ title }),
  Page: UnitsPage,
})

function UnitsPage(list: ListProps<UnitsQuery, ListedUnits>) {
  const { query, answer, answered, search, narrow, clear } = list
  const t = unitsMessages.useWords()
  const mayDo = useRights()
  const details = useRouteLoaderData<UserDetails>('site')
  const showsCalls = mayDo('callGroups.view') && (details?.ShowVideoGroup || details?.ShowVoiceGroup)
  const columns = useColumns(answer?.TimeZone, answered.status === 'moves').filter(({ id }) => id !== 'callGroups' || showsCalls)
  const mayEdit = mayDo('users.edit')
  const navigate = useNavigate()
  const [opened, open] = useOpenInAddress('add')
  const counts = answer && [t.counted({ count: answer.AccountTotal }), answer.AccountVacant > 0 && t.vacantCount({ count: answer.AccountVacant })].filter(Boolean).join(' · ')
  const facts = useTimesIn(counts ?? '', answer?.TimeZone)
  const add = (variant?: 'primary') => mayEdit && <Button variant={variant} icon={Plus} onClick={() => open('unit')}>{t.add}</Button>
  return (
    <Stack gap={4}>
      <PageHeader title={t.title} facts={facts} actions={<>{mayDo('import.run') && <ButtonLink icon={Upload} href={paths.newImport}>{t.import}</ButtonLink>}{add('primary')}</>} />
      <FilterBar
        search={<SearchField label={t.search} maxLength={100} {...search} />}
        chosen={query.status ? 1 : 0}
        isSearching={search.value !== ''}
        onClear={clear}
      >
        <FilterSelect
          label={t.status} value={query.status} options={states.map((value) => ({ value, label: t[value] }))}
          onValueChange={({ value }) => narrow({ status: states.find((state) => state === value) ?? '' })}
        />
      </FilterBar>
      <ListTable
        list={list}
        words={t}
        columns={columns}
        rows={answer?.Units}
        getRowId={({ ID }) => String(ID)}
        getRowName={({ Name }) => Name}
        page={{ size: pageSize, total: answer?.Total }}
        add={add()}
      />
      {mayEdit && opened === 'unit' && <UnitDialog unit={null} onClose={() => open(null)} onSaved={({ ID }) => void navigate(unitPath(ID))} />}
    </Stack>
  )
}

/** The last moment before an end, because the end of a day is the first moment of the next one. */
const lastMomentBefore = (end: string) => new Date(Date.parse(end) - 1).toISOString()

/** The largest number of names in a row. */
const named = 3

function useColumns(timeZone: string | undefined, isByMove: boolean): DataTableColumn<ListedUnit>[] {
  const t = unitsMessages.useWords()
  const list = useFormatsList()
  const day = useDay()
  const namesOf = ({ Residents }: ListedUnit) => {
    const names = Residents.slice(0, named).map(({ Name, OtherUnits }) => (OtherUnits.length === 0 ? Name : t.alsoIn({ name: Name, units: list(OtherUnits.map((unit) => unit.Name)) })))
    return Residents.length > named ? t.more({ names: names.join(', '), count: Residents.length - named }) : list(names)
  }
  return [
    { id: 'name', header: t.unit, ...(!isByMove && { sortKey: 'Name' }), phone: 'title', width: '20%', cell: ({ ID, Name, Building }) => <CellLines second={Building}><TextLink href={unitPath(ID)}><bdi>{Name}</bdi></TextLink></CellLines> },
    { id: 'residents', header: t.residents, phone: 'fact', cell: (unit) => (unit.Residents.length === 0 ? t.none : namesOf(unit)) },
    { id: 'methods', header: t.methods, phone: 'line', width: '14%', isEmpty: ({ EntryMethods }) => EntryMethods === 0, cell: ({ EntryMethods }) => (EntryMethods === 0 ? '–' : t.methodCount({ count: EntryMethods })) },
    {
      id: 'callGroups', header: t.callGroups, phone: 'line', phonePrefix: t.callGroups, width: '18%', isEmpty: ({ CallGroups }) => CallGroups.length === 0,
      cell: ({ CallGroups }) => (CallGroups.length === 0 ? '–' : CallGroups.map(({ ID, Name }, index) => <Fragment key={ID}>{index > 0 && ', '}<TextLink href={callGroupPath(ID)}>{Name}</TextLink></Fragment>)),
    },
    {
      id: 'status', header: t.status, phone: 'status', width: '18%',
      cell: ({ Residents, MovesOutAt, MovesInAt }) => {
        const movesOut = MovesOutAt !== null && <StatusLabel status={endsTodayStatus}>{t.movesOutOn({ day: day(lastMomentBefore(MovesOutAt), timeZone) })}</StatusLabel>
        const movesIn = MovesInAt !== null && <StatusLabel status={startsLaterStatus}>{t.movesInOn({ day: day(MovesInAt, timeZone) })}</StatusLabel>
        if (movesOut && movesIn) return <Stack gap={1}>{MovesOutAt <= MovesInAt ? <>{movesOut}{movesIn}</> : <>{movesIn}{movesOut}</>}</Stack>
        if (movesOut || movesIn) return movesOut || movesIn
        return Residents.length === 0 ? <StatusLabel status={unchangedStatus}>{t.vacant}</StatusLabel> : <StatusLabel status={activeStatus}>{t.occupied}</StatusLabel>
      },
    },
  ]
}
