import {
  CellLines, DataTable, type DataTableColumn, Menu, noSelection, StatusLabel, type TableSelection, type TableSort, TextLink,
} from '../../../packages/ui/src/index.ts'
import { createColumnHelper, rowPaginationFeature, rowSelectionFeature, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { AgGrid, MuiDataGrid, ReactAdmin } from './gridPeers.tsx'
import { inFrame, middle, quiet } from './inFrame.ts'
import type { Contenders } from './main.ts'
import './peer.css'
import { looks, pageSize, type Person, rowsOf, type TableProps, total } from './people.ts'

const columns: DataTableColumn<Person>[] = [
  { id: 'name', header: 'Name', sortKey: 'name', phone: 'title', cell: ({ id, name, email }) => <CellLines second={email}><TextLink href={`#${id}`} tone="inherit">{name}</TextLink></CellLines> },
  { id: 'unit', header: 'Unit', sortKey: 'unit', cell: ({ unit }) => unit },
  { id: 'group', header: 'Group and hours', cell: ({ group, hours }) => <CellLines second={hours}>{group}</CellLines> },
  { id: 'lastEntry', header: 'Last entry', sortKey: 'lastEntry', cell: ({ lastEntry }) => lastEntry },
  { id: 'status', header: 'Status', phone: 'status', cell: ({ status }) => <StatusLabel status={looks[status]}>{status}</StatusLabel> },
]
const menuItems = ['Open', 'Edit', 'Move out', 'Delete'].map((label) => ({ id: label, label, href: '#' }))
const actionsOf = ({ name }: Person) => <Menu label={`More about ${name}`} items={menuItems}>…</Menu>
const idOf = ({ id }: Person) => id
const nameOf = ({ name }: Person) => name

function Ours({ page, onPageChange, rowActions }: TableProps & { rowActions?: (row: Person) => ReactNode }) {
  const [selection, setSelection] = useState<TableSelection>(noSelection)
  const [sort, setSort] = useState<TableSort>({ key: 'name', direction: 'ascending' })
  return (
    <DataTable
      label="People" columns={columns} rows={rowsOf(page)} getRowId={idOf} getRowName={nameOf} rowActions={rowActions}
      page={{ number: page, size: 20, total, onPageChange }} sort={{ value: sort, onSortChange: (change) => setSort(change.sort) }}
      selection={{ value: selection, onSelectionChange: (change) => setSelection(change.selection) }}
    />
  )
}

const features = tableFeatures({ rowPaginationFeature, rowSelectionFeature, rowSortingFeature })
const helper = createColumnHelper<typeof features, Person>()
const peerColumns = helper.columns([
  helper.display({
    id: 'check',
    header: ({ table }) => (
      <label className="check"><input type="checkbox" aria-label="Select this page" checked={table.getIsAllPageRowsSelected()} onChange={table.getToggleAllPageRowsSelectedHandler()} /></label>
    ),
    cell: ({ row }) => (
      <label className="check"><input type="checkbox" aria-label={`Select ${row.original.name}`} checked={row.getIsSelected()} onChange={row.getToggleSelectedHandler()} /></label>
    ),
  }),
  helper.accessor('name', { header: 'Name', cell: ({ row: { original } }) => <div><div><a href={`#${original.id}`}>{original.name}</a></div><div className="second">{original.email}</div></div> }),
  helper.accessor('unit', { header: 'Unit' }),
  helper.accessor('group', { header: 'Group and hours', cell: ({ row: { original } }) => <div><div>{original.group}</div><div className="second">{original.hours}</div></div> }),
  helper.accessor('lastEntry', { header: 'Last entry' }),
  helper.accessor('status', { header: 'Status', cell: ({ row: { original } }) => <span className="status"><Tick /><span>{original.status}</span></span> }),
])

function Tick() {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
      <circle cx="12" cy="12" r="10" />
      <path d="m9 12 2 2 4-4" />
    </svg>
  )
}

const peerColumnsWithMenu = helper.columns([
  ...peerColumns,
  helper.display({
    id: 'menu', header: '',
    cell: ({ row: { original } }) => <button type="button" className="menu" aria-label={`More about ${original.name}`} aria-haspopup="menu" aria-expanded={false}>…</button>,
  }),
])

/** A table made with TanStack as its guide shows, with markup and styles like the portal's table. The service sorts and pages. */
function TanStack({ page, onPageChange, hasMenus = false }: TableProps & { hasMenus?: boolean }) {
  const table = useTable({
    features, columns: hasMenus ? peerColumnsWithMenu : peerColumns, data: rowsOf(page), getRowId: idOf, manualPagination: true, manualSorting: true, rowCount: total,
    state: { pagination: { pageIndex: page - 1, pageSize } },
  })
  return (
    <div className="peer">
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => <th key={header.id} onClick={header.column.getToggleSortingHandler()}><table.FlexRender header={header} /></th>)}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} data-selected={row.getIsSelected() || undefined}>{row.getAllCells().map((cell) => <td key={cell.id}><table.FlexRender cell={cell} /></td>)}</tr>
          ))}
        </tbody>
      </table>
      <footer>
        <span role="status">Showing {(page - 1) * pageSize + 1}–{page * pageSize} of {total}</span>
        <nav className="pages">
          <button onClick={() => onPageChange({ page: page - 1 })} disabled={page === 1}>Previous</button>
          {[1, 2, 3, 4999, 5000].map((target) => <button key={target} onClick={() => onPageChange({ page: target })}>{target}</button>)}
          <button onClick={() => onPageChange({ page: page + 1 })}>Next</button>
        </nav>
      </footer>
    </div>
  )
}

/** Measures how long a table takes until its last row shows on an empty page, and after a turn of the page. */
function timed(Table: (props: TableProps) => ReactNode): () => Promise<Record<string, number>> {
  return async () => {
    const place = document.createElement('div')
    document.querySelector('main')?.append(place)
    let flip = (_change: { page: number }) => {}
    function Paged() {
      const [page, setPage] = useState(1)
      flip = (change) => setPage(change.page)
      return <Table page={page} onPageChange={flip} />
    }
    const root = createRoot(place)
    const shows = (page: number) => () => place.textContent.includes(`person.${page * pageSize}@`)
    const first = await inFrame(() => flushSync(() => root.render(<Paged />)), shows(1))
    await quiet()
    const flips: number[] = []
    for (let round = 0; round < 6; round += 1) {
      const page = 2 - (round % 2)
      flips.push(await inFrame(() => flushSync(() => flip({ page })), shows(page)))
      await quiet()
    }
    root.unmount()
    place.remove()
    return { 'first render, ms': first, 'flip, ms': middle(flips) }
  }
}

/** Tables of 20 rows and six columns, with checkboxes, sortable headings and pages. The service sorts and pages. */
export const tables: Contenders = {
  DataTable: timed(Ours),
  'DataTable with a menu a row': timed((props) => <Ours {...props} rowActions={actionsOf} />),
  'TanStack with a button a row': timed((props) => <TanStack {...props} hasMenus />),
  TanStack: timed(TanStack),
  'AG Grid': timed(AgGrid),
  'MUI DataGrid': timed(MuiDataGrid),
  'react-admin': timed(ReactAdmin),
}
