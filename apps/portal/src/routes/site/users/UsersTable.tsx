import {
  Button, CellLines, DataTable, EmptyState, Icon, Menu, StatusLabel, TextLink, type DataTableColumn, type TableSelectionProps,
} from '@portal/ui'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useAccessSentence } from '#portal/access/useAccessSentence.ts'
import type { ListProps } from '#portal/app/listScreen.tsx'
import { unitPath, userEditPath, userPath } from '#portal/app/paths.ts'
import { peopleCountMessages, userStatusMessages } from '#portal/people/people.messages.ts'
import { statusLooks } from '#portal/people/statusLooks.ts'
import { useDay } from '#portal/people/useDay.ts'
import { useMethodsText } from '#portal/people/useMethodsText.ts'
import { usersMessages } from './messages.ts'
import { isNarrowed, pageSize, type UsersQuery } from './usersQuery.ts'
import type { UserRow, UsersAnswer, UsersView } from './usersView.ts'

export interface UsersTableProps extends Pick<ListProps<UsersQuery, UsersAnswer>, 'answered' | 'isLoading' | 'failure' | 'hrefFor' | 'clear'> {
  view: UsersView | undefined
  /** The selection of rows; omit it if the user may change nothing. */
  selection?: TableSelectionProps
  mayEdit: boolean
  mayDelete: boolean
  addUser: ReactNode
}

export function UsersTable(props: UsersTableProps) {
  const { view, answered, mayEdit, mayDelete, addUser, clear, ...table } = props
  const t = usersMessages.useWords()
  const { people } = peopleCountMessages.useWords()
  const labels = useMemo(() => ({ counted: ({ count }: { count: number }) => people({ count }) }), [people])
  const columns = useColumns()
  const menuOf = useCallback(({ id, name, mayView, mayEdit: isEditable }: UserRow) => {
    if (!mayView) return null
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

  return (
    <DataTable
      {...table}
      label={t.title}
      columns={columns}
      rows={view?.rows}
      getRowId={({ id }) => String(id)}
      getRowName={({ name }) => name}
      page={{ number: answered.page, size: pageSize, total: view?.total ?? 0 }}
      sort={{ value: answered.sort }}
      isFiltered={isNarrowed(answered)}
      empty={
        <EmptyState title={t.emptyTitle} actions={addUser}>
          {t.emptyText}
        </EmptyState>
      }
      noMatch={
        <EmptyState title={t.noMatchTitle} actions={<Button onClick={clear}>{t.clear}</Button>}>
          {t.noMatchText({ count: view?.accountTotal ?? 0 })}
        </EmptyState>
      }
      rowActions={menuOf}
      labels={labels}
    />
  )
}

function useColumns(): DataTableColumn<UserRow>[] {
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
        <CellLines second={row.email}>{row.mayView ? <TextLink href={userPath(row.id)}>{row.name}</TextLink> : row.name}</CellLines>
      ),
    },
    { id: 'unit', header: t.unit, sortKey: 'Unit', phonePrefix: t.unit, isEmpty: ({ unit }) => unit === '', cell: ({ unit, unitId }) => (unitId === null ? unit || '–' : <TextLink href={unitPath(unitId)}>{unit}</TextLink>) },
    {
      id: 'group',
      header: t.groupAndHours,
      sortKey: 'HierarchyLevel',
      width: '33%',
      cell: ({ group, access }) => <CellLines isWhole second={sentenceOf(access, { isShort: true })}>{group === undefined ? '–' : group || t.noGroup}</CellLines>,
    },
    { id: 'methods', header: t.entryMethods, phone: 'hidden', width: '13%', cell: ({ methods: known }) => (known === undefined ? '–' : known.length === 0 ? t.none : methodsOf(known)) },
    { id: 'lastEntry', header: t.lastEntry, sortKey: 'LastEntry', phone: 'hidden', cell: ({ lastEntryAt, timeZone }) => (lastEntryAt === undefined ? '–' : lastEntryAt ? day(lastEntryAt, timeZone) : t.never) },
    { id: 'status', header: t.status, phone: 'status', cell: ({ status }) => status ? <StatusLabel status={statusLooks[status]}>{statuses[status]}</StatusLabel> : '–' },
  ] satisfies DataTableColumn<UserRow>[], [t, statuses, methodsOf, day, sentenceOf])
}
