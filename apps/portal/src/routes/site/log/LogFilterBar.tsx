import { useStore } from '@nanostores/react'
import { localDateAt, logKinds, logOutcomes } from '@portal/domain'
import { DateField, FilterBar, FilterSelect, SearchField, type ActiveFilter } from '@portal/ui'
import { styled } from 'styled-components'
import type { Location } from '../../../access/places.ts'
import { portsOfAll } from '../../../access/places.ts'
import { useTypedSearch } from '../../../access/useTypedSearch.ts'
import { wholeLog, type LogAddress } from './logQuery.ts'
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

const day = 86_400_000

/** What the log is narrowed to; every change leads to its newest lines. */
export function LogFilterBar({ address, places, timeZone, now, names, isLoading, onAddress }: LogFilterBarProps) {
  const t = useStore(logPageMessages)
  const change = (changed: Partial<LogAddress>) => onAddress({ ...address, ...changed, before: null })
  const { typed, type } = useTypedSearch(address.search, (text) => change({ search: text }))
  const { from, until, kind, outcome, door, who, code, record } = address
  const ports = portsOfAll(places)
  const dayBefore = (days: number) => localDateAt(timeZone, now - days * day)
  const spans = [
    { value: 'today', label: t.today, from: dayBefore(0), until: dayBefore(0) },
    { value: 'yesterday', label: t.yesterday, from: dayBefore(1), until: dayBefore(1) },
    { value: 'week', label: t.week, from: dayBefore(6), until: null },
    { value: 'month', label: t.month, from: dayBefore(29), until: null },
  ]
  const whenLabel = () => {
    const known = spans.find((span) => span.from === from && span.until === until)
    if (known) return known.label
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
          options={spans}
          onValueChange={({ value }) => {
            const span = spans.find((one) => one.value === value)
            if (span) change({ from: span.from, until: span.until })
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
