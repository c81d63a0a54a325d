import { codeTypeById, codeTypes } from '@portal/domain'
import { useStore } from '@nanostores/react'
import { FilterBar, FilterSelect, SearchField, type ActiveFilter } from '@portal/ui'
import { styled } from 'styled-components'
import { codeTypeMessages } from '#portal/access/codes/codes.messages.ts'
import type { Location } from '#portal/access/places.ts'
import type { ListProps } from '#portal/app/listScreen.tsx'
import type { CodesAnswer, CodesQuery } from './codesQuery.ts'
import { allCodesMessages } from './messages.ts'

export interface CodesFilterBarProps extends Pick<ListProps<CodesQuery, CodesAnswer>, 'query' | 'search' | 'narrow' | 'clear'> {
  places: readonly Location[]
}

/** The list's filters; every change leads to page 1. */
export function CodesFilterBar({ query, places, search, narrow, clear }: CodesFilterBarProps) {
  const t = useStore(allCodesMessages)
  const types = useStore(codeTypeMessages)
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
