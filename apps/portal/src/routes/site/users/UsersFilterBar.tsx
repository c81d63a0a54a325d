import { codeTypes } from '@portal/domain'
import { FilterBar, FilterSelect, SearchField } from '@portal/ui'
import { styled } from 'styled-components'
import { codeTypeMessages } from '#portal/access/codes/codes.messages.ts'
import type { ListProps } from '#portal/app/listScreen.tsx'
import type { ListedUser } from '#portal/people/listedUser.ts'
import { userStatusMessages, userTypeMessages } from '#portal/people/people.messages.ts'
import { levelsOf, type PeopleChoices } from '#portal/people/usePeopleChoices.ts'
import { userTypeNames } from '#portal/people/userTypes.ts'
import { usersMessages } from './messages.ts'
import { filterNames, userStatuses, type FilterName, type UsersQuery } from './usersQuery.ts'
import type { UsersAnswer } from './usersView.ts'

export interface UsersFilterBarProps extends Pick<ListProps<UsersQuery, UsersAnswer>, 'query' | 'answer' | 'search' | 'narrow' | 'clear'> {
  choices: PeopleChoices
}

/** The search and the filters of the list; all are in the address. */
export function UsersFilterBar({ query, answer, choices, search, narrow, clear }: UsersFilterBarProps) {
  const t = usersMessages.useWords()
  const filters = useFilters(choices, answer?.Users.find(({ UnitID }) => String(UnitID) === query.unit))
  const chosen = filterNames.filter((name) => query[name] !== '')
  const offered = filterNames.filter((name) => query[name] === '' && !usual.has(name) && filters[name].options.length > 1)
  const select = (name: FilterName) => (
    <FilterSelect key={name} label={filters[name].label} value={query[name]} options={filters[name].options} onValueChange={({ value }) => narrow({ [name]: value })} />
  )

  return (
    <FilterBar
      search={<Search label={t.search} maxLength={100} {...search} />}
      chosen={chosen.length}
      isSearching={search.value !== ''}
      onClear={clear}
      more={
        <>
          {offered.map(select)}
          <FilterSelect label={t.searchIn} value={query.searchType} options={searchOptions(t)} onValueChange={({ value }) => narrow({ searchType: value })} />
        </>
      }
    >
      {filterNames.filter((name) => chosen.includes(name) || (usual.has(name) && filters[name].options.length > 1)).map(select)}
    </FilterBar>
  )
}

/** The usual filters, which are always in the row itself. Of the others only the chosen ones are. */
const usual: ReadonlySet<FilterName> = new Set(['property', 'group', 'status'])

interface Filter {
  label: string
  options: { value: string; label: string }[]
}

function useFilters({ groups, properties }: PeopleChoices, resident: Pick<ListedUser, 'UnitID' | 'Unit'> | undefined): Record<FilterName, Filter> {
  const t = usersMessages.useWords()
  const status = userStatusMessages.useWords()
  const types = userTypeMessages.useWords()
  const methods = codeTypeMessages.useWords()
  return {
    group: { label: t.group, options: groups.map(({ ID, Name }) => ({ value: String(ID), label: Name })) },
    level: { label: t.level, options: levelsOf(groups).map((level) => ({ value: String(level), label: t.levelNumber({ level }) })) },
    property: { label: t.property, options: properties.map(({ ID, Name }) => ({ value: String(ID), label: Name })) },
    type: { label: t.type, options: Object.entries(userTypeNames).map(([value, name]) => ({ value, label: types[name] })) },
    method: { label: t.entryMethod, options: codeTypes.map(({ name, type }) => ({ value: String(type), label: methods[name] })) },
    web: { label: t.web, options: [{ value: 'on', label: t.webOn }, { value: 'off', label: t.webOff }] },
    // The filter by unit is set only from the page of a unit; any of its residents tells its name.
    unit: { label: t.unit, options: resident ? [{ value: String(resident.UnitID), label: t.unitNamed({ unit: resident.Unit }) }] : [] },
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
