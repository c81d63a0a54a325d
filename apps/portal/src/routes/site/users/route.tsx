import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { codeTypes } from '@portal/domain'
import { countSelected, noSelection, Button, ButtonLink, Card, EmptyState, Icon, Menu, PageHeader, Stack, CellLines, StatusLabel, TextLink, type DataTableColumn, FilterBar, FilterSelect, SearchField } from '@portal/ui'
import { Contact, Ellipsis, KeyRound, UserRoundPlus } from 'lucide-react'
import { useState, useMemo, useCallback } from 'react'
import { styled } from 'styled-components'
import { codeTypeMessages } from '#portal/access/codes/codes.messages.ts'
import { useAccessSentence } from '#portal/access/useAccessSentence.ts'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { listScreen, type ListProps } from '#portal/app/listScreen.tsx'
import { ListTable } from '#portal/app/ListTable.tsx'
import { paths, unitPath, userEditPath, userPath } from '#portal/app/paths.ts'
import { useRights } from '#portal/app/useRights.ts'
import { ExportLink } from '#portal/exports/ExportLink.tsx'
import { type ListedUser, useMethodsText } from '#portal/people/useMethodsText.ts'
import { peopleCountMessages, userStatusMessages, userTypeMessages } from '#portal/people/people.messages.ts'
import { statusLooks } from '#portal/people/statusLooks.ts'
import { useDay } from '#portal/people/useMoments.ts'
import { useGroupsToFill, usePeopleChoices, type PeopleChoices, levelsOf } from '#portal/people/usePeopleChoices.ts'
import { userTypeNames } from '#portal/people/userTypes.ts'
import { type BulkActionName, toListRequest, usersAddress, type UsersQuery, isNarrowed, toFilter, pageSize, filterNames, userStatuses, type FilterName } from './usersQuery.ts'
import { usersMessages, bulkMessages } from './messages.ts'

type UsersAnswer = ResponseOf<typeof endpoints.getUserTierUserList>

const undoableActions = lazyPart(async () => (await import('./UndoableActions.tsx')).UndoableActions)
const bulkDialog = lazyPart(async () => (await import('./BulkDialog.tsx')).BulkDialog)

export const route = listScreen({
  address: usersAddress,
  load: (query, { api, signal }) => api.getUserTierUserList(toListRequest(query), { signal }),
  words: usersMessages,
  head: ({ title }) => ({ title }),
  Page: UsersPage,
})

function UsersPage(list: ListProps<UsersQuery, UsersAnswer>) {
  bulkDialog.usePreload()
  const { query, answer, answered, search, narrow, clear } = list
  const t = usersMessages.useWords()
  const { people } = peopleCountMessages.useWords()
  const choices = usePeopleChoices()
  const groupsToFill = useGroupsToFill()
  const mayDo = useRights()
  const [mayEdit, mayDelete] = [mayDo('users.edit'), mayDo('users.delete')]
  const columns = useColumns(choices)
  const menuOf = useUserMenu(mayEdit, mayDelete)
  // The selection belongs to the filters: another page or order keeps it, another filter clears it.
  const among = usersAddress.write({ ...answered, page: 1, sort: usersAddress.whole.sort })
  const [chosen, setChosen] = useState({ among, selection: noSelection })
  const selection = chosen.among === among ? chosen.selection : noSelection
  /** The open dialog with its users, which it keeps if a new answer arrives. */
  const [asking, setAsking] = useState<{ action: BulkActionName; selection: typeof selection; query: UsersQuery } | null>(null)
  const total = answer?.Total ?? 0
  const accountTotal = answer?.AccountTotal ?? 0
  const isFiltered = isNarrowed(answered)
  const all = people({ count: accountTotal })
  const found = isFiltered ? t.found({ count: total, people: all }) : all
  const facts = choices.properties.length > 1 ? t.peopleAt({ people: found, properties: t.properties({ count: choices.properties.length }) }) : found
  const addUser = (variant?: 'primary') =>
    mayDo('users.create') && (
      <ButtonLink variant={variant} icon={UserRoundPlus} href={paths.newUser}>
        {t.addUser}
      </ButtonLink>
    )
  const ways = (
    <>
      <ExportLink what={{ Of: 'users', ...toFilter(query) }} />
      <ButtonLink icon={Contact} href={paths.contacts}>
        {t.contacts}
      </ButtonLink>
      {mayDo('codes.view') && (
        <ButtonLink icon={KeyRound} href={paths.codes}>
          {t.codes}
        </ButtonLink>
      )}
      {addUser('primary')}
    </>
  )
  const bulk = <BulkButtons mayDelete={mayDelete} onBulk={(action) => setAsking({ action, selection, query: answered })} />
  return (
    <Stack gap={4}>
      <PageHeader title={t.title} facts={answer && facts} actions={ways} />
      {mayEdit && <undoableActions.Part choices={choices} />}
      <UsersFilterBar {...{ query, answer, choices, search, narrow, clear }} />
      <ListTable
        list={{ ...list, isNarrowed: isFiltered }}
        words={{ ...t, counted: people, noMatchText: t.noMatchText({ count: accountTotal }) }}
        columns={columns}
        rows={answer?.Users}
        getRowId={({ ID }) => String(ID)}
        getRowName={({ Name }) => Name}
        page={{ size: pageSize, total }}
        {...(mayEdit && { selection: { value: selection, onSelectionChange: ({ selection: next }) => setChosen({ among, selection: next }), actions: bulk } })}
        add={addUser()}
        rowActions={menuOf}
      />
      {/* The signed-in user is in the list, so an account without other users shows one row. */}
      {accountTotal === 1 && !isFiltered && (
        <Card padding="none">
          <EmptyState title={t.aloneTitle} actions={addUser()}>
            {t.aloneText}
          </EmptyState>
        </Card>
      )}
      {asking && (
        <bulkDialog.Part
          {...asking}
          count={countSelected(asking.selection, total)}
          total={total}
          groups={groupsToFill}
          onClose={({ isDone }) => {
            setAsking(null)
            if (isDone) setChosen({ among, selection: noSelection })
          }}
        />
      )}
    </Stack>
  )
}

/** The bulk actions: the usual ones as buttons, the others in a menu. */
function BulkButtons({ mayDelete, onBulk }: { mayDelete: boolean; onBulk: (action: BulkActionName) => void }) {
  const t = bulkMessages.useWords()
  const item = (action: BulkActionName, tone?: 'danger') => ({ id: action, label: t[action], tone, onSelect: () => onBulk(action) })
  return (
    <>
      <Button onClick={() => onBulk('moveToGroup')}>{t.moveToGroup}</Button>
      <Button variant="danger" onClick={() => onBulk('moveOut')}>
        {t.moveOut}
      </Button>
      <Menu label={t.more} items={[item('webOn'), item('webOff'), ...(mayDelete ? [item('remove', 'danger')] : [])]}>
        <Icon icon={Ellipsis} />
      </Menu>
    </>
  )
}

/** Returns the menu of a user's row. */
function useUserMenu(mayEdit: boolean, mayDelete: boolean) {
  const t = usersMessages.useWords()
  return useCallback(({ ID: id, Name: name, HasViewAccess, HasAccountAccess: isEditable }: ListedUser) => {
    if (!HasViewAccess) return null
    const items = [
      { id: 'open', label: t.open, href: userPath(id) },
      ...(mayEdit && isEditable
        ? [
            { id: 'edit', label: t.edit, href: userEditPath(id) },
            { id: 'moveOut', label: t.moveOut, href: `${userPath(id)}?ask=moveOut` },
          ]
        : []),
      ...(mayDelete && isEditable ? [{ id: 'remove', label: t.remove, href: `${userPath(id)}?ask=delete`, tone: 'danger' as const }] : []),
    ]
    return (
      <Menu label={t.more({ name })} items={items}>
        <Icon icon={Ellipsis} />
      </Menu>
    )
  }, [t, mayEdit, mayDelete])
}

function useColumns({ properties }: PeopleChoices): DataTableColumn<ListedUser>[] {
  const t = usersMessages.useWords()
  const statuses = userStatusMessages.useWords()
  const methodsOf = useMethodsText()
  const day = useDay()
  const sentenceOf = useAccessSentence()
  return useMemo(() => [
    {
      id: 'name',
      header: t.name,
      sortKey: 'Name',
      phone: 'title',
      width: '22%',
      cell: (row) => (
        <CellLines second={row.Email}>{row.HasViewAccess ? <TextLink href={userPath(row.ID)}>{row.Name}</TextLink> : row.Name}</CellLines>
      ),
    },
    { id: 'unit', header: t.unit, sortKey: 'Unit', phonePrefix: t.unit, isEmpty: ({ Unit }) => Unit === '', cell: ({ Unit, UnitID }) => (UnitID === null ? Unit || '–' : <TextLink href={unitPath(UnitID)}>{Unit}</TextLink>) },
    {
      id: 'group',
      header: t.groupAndHours,
      sortKey: 'HierarchyLevel',
      width: '33%',
      cell: ({ UserGroupName: group, Access }) => <CellLines isWhole second={sentenceOf(Access, { isShort: true })}>{group === undefined ? '–' : group || t.noGroup}</CellLines>,
    },
    { id: 'methods', header: t.entryMethods, phone: 'hidden', width: '13%', cell: ({ AccessMethods: known }) => (known === undefined ? '–' : known.length === 0 ? t.none : methodsOf(known)) },
    { id: 'lastEntry', header: t.lastEntry, sortKey: 'LastEntry', phone: 'hidden', cell: ({ LastEntryAt: at, PropertyID }) => (at === undefined ? '–' : at ? day(at, properties.find(({ ID }) => ID === PropertyID)?.TimeZone) : t.never) },
    { id: 'status', header: t.status, phone: 'status', cell: ({ Status }) => Status ? <StatusLabel status={statusLooks[Status]}>{statuses[Status]}</StatusLabel> : '–' },
  ] satisfies DataTableColumn<ListedUser>[], [t, statuses, methodsOf, day, sentenceOf, properties])
}

interface UsersFilterBarProps extends Pick<ListProps<UsersQuery, UsersAnswer>, 'query' | 'answer' | 'search' | 'narrow' | 'clear'> {
  choices: PeopleChoices
}

/** The search and the filters of the list; all are in the address. */
function UsersFilterBar({ query, answer, choices, search, narrow, clear }: UsersFilterBarProps) {
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
