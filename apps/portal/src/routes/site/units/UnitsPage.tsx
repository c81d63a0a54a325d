import { activeStatus, Button, ButtonLink, CellLines, DataTable, EmptyState, endsTodayStatus, FilterBar, FilterSelect, PageHeader, SearchField, Stack, startsLaterStatus, StatusLabel, TextLink, unchangedStatus, type DataTableColumn } from '@portal/ui'
import { Plus, Upload } from 'lucide-react'
import { listAddress, oneOfPart, pagePart, searchPart, sortPart } from '#portal/app/listAddress.ts'
import type { ListProps } from '#portal/app/listScreen.tsx'
import { paths, unitPath } from '#portal/app/paths.ts'
import { useRights } from '#portal/app/useRights.ts'
import { useTimesIn } from '#portal/app/useTimesIn.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { useDay } from '#portal/people/useDay.ts'
import { unitsMessages } from './messages.ts'
import type { ListedUnit, ListedUnits } from './unit.ts'

export const pageSize = 20

const states = ['occupied', 'vacant', 'moves'] as const

export const unitsAddress = listAddress(paths.units, {
  search: searchPart(100), status: oneOfPart(states, ''), sort: sortPart(['Name'], { key: 'Name', direction: 'ascending' }), page: pagePart,
})
export type UnitsQuery = typeof unitsAddress.whole

export interface UnitsPageProps extends ListProps<UnitsQuery, ListedUnits> {
  onAdd: () => void
}

export function UnitsPage({ query, answer, answered, isLoading, failure, search, narrow, clear, hrefFor, onAdd }: UnitsPageProps) {
  const t = unitsMessages.useWords()
  const columns = useColumns(answer?.TimeZone, answered.status === 'moves')
  const mayDo = useRights()
  const counts = answer && [t.counted({ count: answer.AccountTotal }), answer.AccountVacant > 0 && t.vacantCount({ count: answer.AccountVacant })].filter(Boolean).join(' · ')
  const facts = useTimesIn(counts ?? '', answer?.TimeZone)
  const add = (variant?: 'primary') => mayDo('users.edit') && <Button variant={variant} icon={Plus} onClick={onAdd}>{t.add}</Button>
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
      <DataTable
        label={t.title}
        columns={columns}
        rows={answer?.Units}
        getRowId={({ ID }) => String(ID)}
        getRowName={({ Name }) => Name}
        page={{ number: answered.page, size: pageSize, total: answer?.Total ?? 0 }}
        sort={{ value: answered.sort }}
        hrefFor={hrefFor}
        isLoading={isLoading}
        failure={failure}
        isFiltered={unitsAddress.isNarrowed(answered)}
        empty={<EmptyState title={t.emptyTitle} actions={add()}>{t.emptyText}</EmptyState>}
        noMatch={<EmptyState title={t.noMatchTitle} actions={<Button onClick={clear}>{t.clear}</Button>}>{t.noMatchText}</EmptyState>}
        labels={{ counted: ({ count }) => t.counted({ count }) }}
      />
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
    { id: 'methods', header: t.methods, phone: 'line', width: '16%', isEmpty: ({ EntryMethods }) => EntryMethods === 0, cell: ({ EntryMethods }) => (EntryMethods === 0 ? '–' : t.methodCount({ count: EntryMethods })) },
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
