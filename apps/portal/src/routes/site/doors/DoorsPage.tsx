import { DoorRow, FilterBar, FilterSelect, PageHeader, SearchField, SegmentedControl, Stack } from '@portal/ui'
import type { ListProps } from '#portal/app/listScreen.tsx'
import { useRights } from '#portal/app/useRights.ts'
import { useTimesIn } from '#portal/app/useTimesIn.ts'
import { doorMessages } from '#portal/doors/doors.messages.ts'
import { DoorsCard } from '#portal/doors/DoorsCard.tsx'
import { type DashboardAnswer, type Port, statusesOf } from '#portal/doors/doorsQuestion.ts'
import { LateDoorDayCard } from '#portal/doors/LateDoorDayCard.tsx'
import { useDoors } from '#portal/doors/useDoors.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { doorViews, findDoors, type DoorsQuery } from './doorsAddress.ts'
import { doorPageMessages } from './messages.ts'
import { SitePlanView } from './SitePlanView.tsx'

/** Lists all doors of the property, with state and actions. The page polls while it is visible. */
export function DoorsPage({ query, answer, search, narrow, clear }: ListProps<DoorsQuery, DashboardAnswer>) {
  const t = doorPageMessages.useWords()
  const { doors, isStale, acts } = useDoors(answer, query.property)
  const statusNames = doorMessages.useWords()
  const mayLook = useRights()('log.view')
  const view = query.view === 'day' && !mayLook ? null : query.view
  const formats = useFormats(doors?.TimeZone ?? 'UTC')
  const nameOf = (status: Port['Status']) => statusNames[`status${status}`]
  const ports = doors?.Ports ?? []
  const facts = useTimesIn(doors ? [t.facts({ count: ports.length }), isStale ? t.stale({ time: formats.time(doors.Now) }) : doors.PropertyName].join(' · ') : '', doors?.TimeZone)
  return (
    <Stack gap={4}>
      <PageHeader title={t.title} facts={facts} actions={doors && (
        <>
          <SegmentedControl
            label={t.view} isLabelHidden value={view ?? 'list'}
            options={[{ value: 'list', label: t.list }, ...(mayLook ? [{ value: 'day', label: t.day }] : []), { value: 'plan', label: t.plan }]}
            onValueChange={({ value }) => narrow({ view: doorViews.find((one) => one === value) ?? null, day: null })}
          />
        </>
      )} />
      {view === 'day' && doors && <LateDoorDayCard ports={ports} property={query.property} day={query.day} onDayChange={(day) => narrow({ day })} />}
      {view === 'plan' && doors && <SitePlanView property={query.property} {...{ doors, acts, formats }} />}
      {ports.length > 0 && view === null && (
        <FilterBar
          search={<SearchField label={t.search} maxLength={80} {...search} />}
          chosen={query.status === null ? 0 : 1}
          isSearching={search.value !== ''}
          onClear={clear}
        >
          <FilterSelect
            label={t.status}
            value={query.status ?? ''}
            options={statusesOf(ports).map((status) => ({ value: status, label: nameOf(status) }))}
            onValueChange={({ value }) => narrow({ status: statusesOf(ports).find((status) => status === value) ?? null })}
          />
        </FilterBar>
      )}
      {doors && view === null && (
        <DoorsCard
          ports={findDoors(ports, query)}
          property={query.property}
          isWhole
          {...(ports.length > 0 && { empty: t.noMatch })}
          acting={{ DoorRow }}
          acts={acts}
          now={doors.Now}
          timeZone={doors.TimeZone}
          formats={formats}
        />
      )}
    </Stack>
  )
}
