import { useStore } from '@nanostores/react'
import { logKinds, logOutcomes, logSpans } from '@portal/domain'
import { DateField, FilterBar, FilterSelect, SearchField, type ActiveFilter } from '@portal/ui'
import { styled } from 'styled-components'
import type { Location } from '../../../access/places.ts'
import { portsOfAll } from '../../../access/places.ts'
import { useTypedSearch } from '../../../access/useTypedSearch.ts'
import { wholeLog, type LogAddress } from './logQuery.ts'
import { datesOfSpan, spanOf } from './logViews.ts'
import { logPageMessages } from './messages.ts'

export interface LogFilterBarProps {
  address: LogAddress
  /** The doors to choose from. */
  places: readonly Location[]
  timeZone: string
  /** Milliseconds on the server's clock. */
  now: number
  /** Names of what an address knows by its id alone, as far as the shown lines tell them. */
  names: { who: string | null; record: string | null }
  isLoading: boolean
  onAddress: (address: LogAddress) => void
}

/** What the log is narrowed to; every change leads to its newest lines. */
export function LogFilterBar({ address, places, timeZone, now, names, isLoading, onAddress }: LogFilterBarProps) {
  const t = useStore(logPageMessages)
  const change = (changed: Partial<LogAddress>) => onAddress({ ...address, ...changed, before: null })
  const { typed, type } = useTypedSearch(address.search, (text) => change({ search: text }))
  const { from, until, kind, outcome, door, who, code, record } = address
  const ports = portsOfAll(places)
  const clock = { timeZone, now }
  const spanWords = { today: t.today, yesterday: t.yesterday, week: t.week, month: t.month }
  const whenLabel = () => {
    const known = spanOf(address, clock)
    if (known) return spanWords[known]
    if (from !== null && until !== null) return t.between({ from, until })
    return from === null ? t.upTo({ day: until ?? '' }) : t.since({ day: from })
  }
  const active: ActiveFilter[] = [
    ...(from !== null || until !== null ? [{ id: 'when', label: whenLabel() }] : []),
    ...(kind ? [{ id: 'kind', label: t[kind] }] : []),
    ...(outcome ? [{ id: 'outcome', label: t[outcome] }] : []),
    ...(door !== null ? [{ id: 'door', label: ports.find(({ PortID }) => PortID === door)?.Name ?? door }] : []),
    ...(who !== null ? [{ id: 'who', label: names.who === null ? t.onePerson : t.onePersonNamed({ name: names.who }) }] : []),
    ...(code !== null ? [{ id: 'code', label: t.oneCode }] : []),
    ...(record ? [{ id: 'record', label: names.record === null ? t.oneRecordUnnamed : t.oneRecord({ name: names.record }) }] : []),
  ]
  const remove = (id: string) => change(id === 'when' ? { from: null, until: null } : { [id]: null })
  return (
    <FilterBar
      search={<Search label={t.search} maxLength={80} value={typed} isBusy={isLoading && typed !== ''} onValueChange={({ value }) => type(value)} />}
      active={active}
      isSearching={typed !== ''}
      onRemove={({ filter }) => remove(filter.id)}
      onClear={() => {
        type('')
        onAddress(wholeLog)
      }}
      more={
        <>
          <DateField label={t.from} value={from} onValueChange={({ value }) => change({ from: value || null })} />
          <DateField label={t.until} value={until} onValueChange={({ value }) => change({ until: value || null })} />
        </>
      }
    >
      {from === null && until === null && (
        <FilterSelect
          label={t.when}
          value=""
          options={logSpans.map((value) => ({ value, label: spanWords[value] }))}
          onValueChange={({ value }) => {
            const span = logSpans.find((one) => one === value)
            if (span) change(datesOfSpan(span, clock))
          }}
        />
      )}
      {!kind && !record && (
        <FilterSelect
          label={t.kind}
          value=""
          options={logKinds.map((value) => ({ value, label: t[value] }))}
          onValueChange={({ value }) => change({ kind: logKinds.find((one) => one === value) ?? null })}
        />
      )}
      {!outcome && !record && (
        <FilterSelect
          label={t.outcome}
          value=""
          options={logOutcomes.map((value) => ({ value, label: t[value] }))}
          onValueChange={({ value }) => change({ outcome: logOutcomes.find((one) => one === value) ?? null })}
        />
      )}
      {door === null && !record && ports.length > 0 && (
        <FilterSelect
          label={t.door}
          value=""
          options={ports.map(({ PortID, Name }) => ({ value: PortID, label: Name }))}
          onValueChange={({ value }) => change({ door: value || null })}
        />
      )}
    </FilterBar>
  )
}

const Search = styled(SearchField)`
  flex: 1 1 240px;
  max-inline-size: 320px;
`
