import { useStore } from '@nanostores/react'
import { FilterBar, FilterSelect, SearchField, type ActiveFilter } from '@portal/ui'
import { styled } from 'styled-components'
import { codeTypeMessages } from '../../../access/codes/codes.messages.ts'
import { codeTypes } from '../../../access/codes/codeTypes.ts'
import { useTypedSearch } from '../../../access/useTypedSearch.ts'
import { userStatusMessages, userTypeMessages } from '../../../people/people.messages.ts'
import { levelsOf, type PeopleChoices } from '../../../people/usePeopleChoices.ts'
import { userTypeNames } from '../../../people/userTypes.ts'
import { usersMessages } from './messages.ts'
import { filterNames, userStatuses, wholeList, type FilterName, type UsersQuery } from './usersQuery.ts'

export interface UsersFilterBarProps {
  query: UsersQuery
  choices: PeopleChoices
  isLoading: boolean
  /** What narrows the list from now on. */
  onNarrow: (change: Partial<Omit<UsersQuery, 'page' | 'sort'>>) => void
}

/** Search, and what else narrows the list; all of it stands in the address. */
export function UsersFilterBar({ query, choices, isLoading, onNarrow }: UsersFilterBarProps) {
  const t = useStore(usersMessages)
  const filters = useFilters(choices)
  const { typed, type } = useTypedSearch(query.search, (search) => onNarrow({ search }))
  const active: ActiveFilter[] = filterNames
    .filter((name) => query[name] !== '')
    .map((name) => ({ id: name, label: filters[name].options.find(({ value }) => value === query[name])?.label ?? `${filters[name].label} ${query[name]}` }))
  const offered = filterNames.filter((name) => query[name] === '' && filters[name].options.length > 1)
  const select = (name: FilterName) => (
    <FilterSelect key={name} label={filters[name].label} value="" options={filters[name].options} onValueChange={({ value }) => onNarrow({ [name]: value })} />
  )
  const clear = () => {
    type('')
    onNarrow(wholeListFilters)
  }

  return (
    <FilterBar
      search={
        <Search
          label={t.search}
          value={typed}
          isBusy={isLoading && typed !== ''}
          maxLength={100}
          onValueChange={({ value }) => type(value)}
        />
      }
      active={active}
      isSearching={query.search !== ''}
      onRemove={({ filter }) => onNarrow({ [filter.id]: '' })}
      onClear={clear}
      more={
        <>
          {offered.filter((name) => !usual.has(name)).map(select)}
          <FilterSelect label={t.searchIn} value={query.searchType} options={searchOptions(t)} onValueChange={({ value }) => onNarrow({ searchType: value })} />
        </>
      }
    >
      {offered.filter((name) => usual.has(name)).map(select)}
    </FilterBar>
  )
}

/** Asked for most often: in the row. */
const usual: ReadonlySet<FilterName> = new Set(['property', 'group', 'status'])

const { page: _page, sort: _sort, ...wholeListFilters } = wholeList

interface Filter {
  label: string
  options: { value: string; label: string }[]
}

function useFilters({ groups, properties }: PeopleChoices): Record<FilterName, Filter> {
  const t = useStore(usersMessages)
  const status = useStore(userStatusMessages)
  const types = useStore(userTypeMessages)
  const methods = useStore(codeTypeMessages)
  return {
    group: { label: t.group, options: groups.map(({ ID, Name }) => ({ value: String(ID), label: Name })) },
    level: { label: t.level, options: levelsOf(groups).map((level) => ({ value: String(level), label: t.levelNumber({ level }) })) },
    property: { label: t.property, options: properties.map(({ ID, Name }) => ({ value: String(ID), label: Name })) },
    type: { label: t.type, options: Object.entries(userTypeNames).map(([value, name]) => ({ value, label: types[name] })) },
    method: { label: t.entryMethod, options: codeTypes.map(({ name, type }) => ({ value: String(type), label: methods[name] })) },
    web: { label: t.web, options: [{ value: 'on', label: t.webOn }, { value: 'off', label: t.webOff }] },
    status: { label: t.status, options: userStatuses.map((value) => ({ value, label: status[value] })) },
  }
}

function searchOptions(t: Record<'inName' | 'inEmail' | 'inUnit' | 'inPhone' | 'inCode', string>) {
  return (['Name', 'Email', 'Unit', 'Phone', 'Code'] as const).map((value) => ({ value, label: t[`in${value}`] }))
}

const Search = styled(SearchField)`
  flex: 1 1 240px;
  max-inline-size: 320px;
`
