import { localDateAt, logKinds, logOutcomes, logSpans, minutesOfWallTime, wallTimeOfMinutes } from '@portal/domain'
import { DateField, FilterBar, FilterSelect, SearchField, TimeField, type ActiveFilter } from '@portal/ui'
import { styled } from 'styled-components'
import { type Location, placesOfProperty, portsOfAll, propertiesOf } from '#portal/access/places.ts'
import { readId } from '#portal/app/listAddress.ts'
import type { ListProps } from '#portal/app/listScreen.tsx'
import type { LogAnswer } from '#portal/log/logLine.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { useLogFormats } from '#portal/log/useLogFormats.ts'
import type { LogAddress } from './logQuery.ts'
import { datesOfSpan, spanOf, wholeTime } from './logViews.ts'
import { logPageMessages } from './messages.ts'

export interface LogFilterBarProps extends Pick<ListProps<LogAddress, LogAnswer>, 'query' | 'now' | 'search' | 'narrow' | 'clear'> {
  /** The locations whose doors can be chosen. */
  places: readonly Location[]
  timeZone: string
  /** The names for ids in the address, if the shown events contain them. */
  names: { who: string | null; callGroup: string | null; record: string | null }
}

/** The filters of activity. Every change leads to the newest events. */
export function LogFilterBar({ query, places, timeZone, now, names, search, narrow, clear }: LogFilterBarProps) {
  const t = logPageMessages.useWords()
  const { from, until, fromTime, untilTime, kind, outcome, property, door, who, unit, callGroup, code, record } = query
  const properties = propertiesOf(places)
  const ports = portsOfAll(property === null ? places : placesOfProperty(places, property))
  const clock = { timeZone, now }
  const { date: dateOfYear } = useLogFormats('UTC')
  const { date, time: timeOf } = useFormats('UTC')
  const today = localDateAt(timeZone, now)
  /** Formats a date and time, such as 'Nov 21, 2:00 AM'; the year only if it isn't the current one. */
  const momentOf = (day: string, time: string | null) => {
    const at = `${day}T${time ?? '00:00'}Z`
    const dayText = day.slice(0, 4) === today.slice(0, 4) ? date(at) : dateOfYear(at)
    return time === null ? dayText : `${dayText}, ${timeOf(at)}`
  }
  const known = spanOf(query, clock)
  const spanWords = { today: t.today, night: t.night, yesterday: t.yesterday, week: t.week, month: t.month }
  const whenLabel = () => {
    const isOneDay = from !== null && from === until && untilTime !== null
    const [start, end] = [from === null ? '' : momentOf(from, fromTime), isOneDay ? timeOf(`${until}T${untilTime}Z`) : until === null ? '' : momentOf(until, untilTime)]
    if (start !== '' && end !== '') return t.between({ from: start, until: end })
    return start === '' ? t.upTo({ day: end }) : t.since({ day: start })
  }
  const active: ActiveFilter[] = [
    ...((from !== null || until !== null) && known === undefined ? [{ id: 'when', label: whenLabel() }] : []),
    ...(who !== null ? [{ id: 'who', label: names.who === null ? t.oneUser : t.oneUserNamed({ name: names.who }) }] : []),
    ...(unit !== null ? [{ id: 'unit', label: t.oneUnit }] : []),
    ...(callGroup !== null ? [{ id: 'callGroup', label: names.callGroup === null ? t.oneCallGroup : t.oneCallGroupNamed({ name: names.callGroup }) }] : []),
    ...(code !== null ? [{ id: 'code', label: t.oneCode }] : []),
    ...(record ? [{ id: 'record', label: names.record === null ? t.oneRecordUnnamed : t.oneRecord({ name: names.record }) }] : []),
  ]
  const remove = (id: string) => narrow(id === 'when' ? wholeTime : { [id]: null })
  // A time without a day belongs to today.
  const wallTimeOf = (minute: number | null) => (minute === null ? null : wallTimeOfMinutes(minute))
  return (
    <FilterBar
      search={<Search label={t.search} maxLength={80} {...search} />}
      active={active}
      chosen={[known, kind, outcome, property, door].filter(Boolean).length}
      isSearching={search.value !== ''}
      onRemove={({ filter }) => remove(filter.id)}
      onClear={clear}
      more={
        <>
          <DateField label={t.from} value={from} onValueChange={({ value }) => narrow({ from: value || null })} />
          <TimeField label={t.fromTime} value={fromTime === null ? null : minutesOfWallTime(fromTime)} canBeEmpty onValueChange={({ value }) => narrow({ from: from ?? today, fromTime: wallTimeOf(value) })} />
          <DateField label={t.until} value={until} onValueChange={({ value }) => narrow({ until: value || null })} />
          <TimeField label={t.untilTime} value={untilTime === null ? null : minutesOfWallTime(untilTime)} isEnd canBeEmpty onValueChange={({ value }) => narrow({ until: until ?? today, untilTime: wallTimeOf(value) })} />
        </>
      }
    >
      {(known !== undefined || (from === null && until === null)) && (
        <FilterSelect
          label={t.when}
          value={known ?? ''}
          options={logSpans.map((value) => ({ value, label: spanWords[value] }))}
          onValueChange={({ value }) => {
            const span = logSpans.find((one) => one === value)
            narrow(span ? datesOfSpan(span, clock) : wholeTime)
          }}
        />
      )}
      {(kind || !record) && (
        <FilterSelect
          label={t.kind}
          value={kind ?? ''}
          options={logKinds.map((value) => ({ value, label: t[value] }))}
          onValueChange={({ value }) => narrow({ kind: logKinds.find((one) => one === value) ?? null })}
        />
      )}
      {(outcome || !record) && (
        <FilterSelect
          label={t.outcome}
          value={outcome ?? ''}
          options={logOutcomes.map((value) => ({ value, label: t[value] }))}
          onValueChange={({ value }) => narrow({ outcome: logOutcomes.find((one) => one === value) ?? null })}
        />
      )}
      {(property !== null || (door === null && !record && properties.length > 1)) && (
        <FilterSelect
          label={t.property}
          value={String(property ?? '')}
          options={properties.map(({ id, name }) => ({ value: String(id), label: name }))}
          onValueChange={({ value }) => narrow({ property: readId(value) })}
        />
      )}
      {(door !== null || (!record && ports.length > 0)) && (
        <FilterSelect
          label={t.door}
          value={door ?? ''}
          options={ports.map(({ PortID, Name }) => ({ value: PortID, label: Name }))}
          onValueChange={({ value }) => narrow({ door: value || null })}
        />
      )}
    </FilterBar>
  )
}

const Search = styled(SearchField)`
  flex: 1 1 180px;
  max-inline-size: 320px;
`
