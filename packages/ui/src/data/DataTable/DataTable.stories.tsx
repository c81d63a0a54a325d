import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, KeyRound, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../elements/Button/Button.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { StatusLabel } from '../../elements/StatusLabel/StatusLabel.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { pseudo, stretch } from '../../internal/examplePseudo.ts'
import { Menu } from '../../overlays/Menu/Menu.tsx'
import { type ExampleUser, exampleUsers } from './exampleUsers.ts'
import { inLanguage } from '../../words/exampleLanguage.tsx'
import { dataTableMessages } from './DataTable.messages.ts'
import { Example } from './DataTable.example.tsx'
import { dataTableGuide } from './DataTable.guide.ts'
import { CellLines } from './CellLines.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import type { DataTableColumn, TablePlace } from './tableTypes.ts'
import { filterSelection, noSelection, type TableSelection } from './tableSelection.ts'

const columns: readonly DataTableColumn<ExampleUser>[] = [
  {
    id: 'name', header: 'Name', sortKey: 'name', phone: 'title', width: '26%',
    cell: (user) => <CellLines second={user.email}><TextLink tone="quiet" href={`#${user.id}`}>{user.name}</TextLink></CellLines>,
  },
  { id: 'unit', header: 'Unit', sortKey: 'unit', phonePrefix: 'Unit', isEmpty: (user) => user.unit === '–', cell: (user) => user.unit },
  { id: 'group', header: 'Group and hours', cell: (user) => <CellLines second={user.hours}>{user.group}</CellLines> },
  { id: 'methods', header: 'Entry methods', phone: 'hidden', cell: (user) => user.methods },
  { id: 'lastEntry', header: 'Last entry', sortKey: 'lastEntry', phone: 'hidden', cell: (user) => user.lastEntry },
  { id: 'status', header: 'Status', phone: 'status', cell: (user) => <StatusLabel status={user.status}>{user.statusWord}</StatusLabel> },
]

const hrefFor = ({ page, sort }: TablePlace) => `#page=${page}&sort=${sort?.direction === 'descending' ? '-' : ''}${sort?.key ?? ''}`

function rowActions(user: ExampleUser) {
  const items = [{ id: 'password', label: 'Set password', icon: KeyRound }, { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' as const }]
  return <Menu label={`Actions for ${user.name}`} items={items}><Icon icon={Ellipsis} /></Menu>
}

const none = { number: 1, size: 10, total: 0 }
const page = { number: 3, size: 10, total: 312 }
const bulkActions = (
  <>
    <Button size="compact">Move to group</Button>
    <Button size="compact" variant="danger">Remove access</Button>
  </>
)

const selecting = (value: TableSelection) => ({ value, onSelectionChange: fn(), actions: bulkActions })

/** Keeps the selected rows, as a page of the portal does. */
function UsersTable(props: DataTableProps<ExampleUser>) {
  const [value, setValue] = useState<TableSelection>(props.selection?.value ?? noSelection)
  return <DataTable {...props} selection={props.selection && { ...props.selection, value, onSelectionChange: (change) => setValue(change.selection) }} />
}

const meta = {
  title: 'data/DataTable',
  component: DataTable<ExampleUser>,
  tags: ['autodocs'],
  parameters: { guide: dataTableGuide },
  args: {
    label: 'Users', columns, rows: exampleUsers, getRowId: ({ id }) => id, getRowName: ({ name }) => name, page,
    sort: { value: { key: 'name', direction: 'ascending' } }, hrefFor, rowActions, selection: selecting(noSelection), delay: 0,
    labels: { counted: { one: '{count} user', other: '{count} users' }, failed: 'Users could not be loaded' },
  },
  render: (args) => <UsersTable {...args} />,
} satisfies Meta<typeof DataTable<ExampleUser>>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

const phonePage = { options: { phonePage: { name: 'Phone 390, whole page', styles: { width: '390px', height: '1000px' }, type: 'mobile' } } } as const
export const DarkPhone: Story = {
  parameters: { viewport: phonePage },
  globals: { theme: 'dark', viewport: { value: 'phonePage' } },
  args: { selection: selecting({ scope: 'rows', ids: ['user-2'] }) },
}
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

/** If the columns don't fit, such as beside a panel, rows become cards. */
export const NarrowPlace: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 480 }}><Story /></div>],
  args: { rows: exampleUsers.slice(0, 4) },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Users' })
    await waitFor(() => expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(480))
  },
}

/** All rows that match the filter are selected: only the bar is tinted, and it says their number. */
export const WholeFilter: Story = { args: { selection: selecting(filterSelection) } }

export const FirstLoad: Story = { args: { rows: undefined, page: none } }

/** Old rows stay while newer ones load. */
export const Refreshing: Story = { args: { isLoading: true, rows: exampleUsers.slice(0, 4) } }

export const Empty: Story = {
  args: {
    rows: [], page: none, sort: { value: null },
    empty: <EmptyState title="No users yet" actions={<Button>Add user</Button>}>People who live, work or deliver here.</EmptyState>,
  },
}

export const NoMatch: Story = {
  args: {
    rows: [], page: none, isFiltered: true,
    noMatch: <EmptyState title="No user fits these filters" actions={<Button>Clear</Button>}>“Okonkwo”, Vendors, Expired. Without them there are 2,418.</EmptyState>,
  },
}

export const Failed: Story = { args: { rows: undefined, page: none, failure: { detail: 'ERROR 502 Bad Gateway. Nothing was changed.', onRetry: fn() } } }

export const RefreshFailed: Story = { args: { rows: exampleUsers.slice(0, 3), failure: { detail: 'ERROR 502 Bad Gateway.', onRetry: fn() } } }

/** The details of one row are open beside the table; rows can't be selected. */
export const CompactWithCurrentRow: Story = {
  args: { rows: exampleUsers.slice(0, 5), page: undefined, isCompact: true, rowActions: undefined, selection: undefined, isRowCurrent: ({ id }) => id === 'user-3' },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  decorators: [inLanguage('ar-EG')],
  args: {
    label: 'المستخدمون', rows: exampleUsers.slice(0, 4), selection: selecting({ scope: 'rows', ids: ['user-1'] }),
    columns: columns.map((column, index) => ({ ...column, header: ['الاسم', 'الوحدة', 'المجموعة', 'طرق الدخول', 'آخر دخول', 'الحالة'][index] ?? '' })),
    labels: { counted: { other: '{count} أشخاص' }, selected: '{count} محددون', showing: 'عرض {from}–{to} من {total}' },
  },
}

export const PseudoLocalePhone: Story = {
  parameters: { viewport: phonePage },
  globals: { viewport: { value: 'phonePage' } },
  args: {
    labels: pseudo(dataTableMessages), rows: exampleUsers.slice(0, 4), selection: selecting(filterSelection),
    columns: columns.map((column) => ({ ...column, header: stretch(column.header) })),
  },
}

function ChosenColumns(props: DataTableProps<ExampleUser>) {
  const [shown, setShown] = useState(['name', 'unit', 'status'])
  return <DataTable {...props} title="Users" shownColumns={shown} actions={<ColumnMenu columns={props.columns} values={shown} onValuesChange={({ values }) => setShown(values)} />} />
}

/** Some columns are hidden, and one row shows its details. */
export const DetailsAndColumns: Story = {
  args: {
    rows: exampleUsers.slice(0, 4), selection: { defaultValue: { scope: 'rows', ids: ['user-4'] } }, isRowPressable: true,
    details: { content: ({ group, hours, methods }) => `${group}, ${hours}: ${methods}`, defaultValues: ['user-2'] },
  },
  render: (args) => <ChosenColumns {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Residents, Tower A, Any time: PIN, clicker')).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Entry methods' })).toBeNull()
  },
}
export const DetailsPhone: Story = { ...DetailsAndColumns, parameters: { viewport: phonePage }, globals: { viewport: { value: 'phonePage' } } }

/** Adjacent rows of a group have a heading. */
export const Groups: Story = {
  args: { rows: exampleUsers.slice(0, 5).toSorted((one, other) => one.group.localeCompare(other.group)), groupOf: ({ group }) => group },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row', { name: exampleUsers[0]?.group ?? '' })).toHaveLength(1)
  },
}

/** The user selects a row, a page, all rows that match the filter, all but one, and the page again. The count is announced each time. */
export const Selecting: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = (name: string) => canvas.getByRole('checkbox', { name })
    await userEvent.click(box('Select Marcus Tran'))
    await expect(canvas.getByText('1 user selected', { selector: 'strong' })).toBeVisible()
    await expect(box('Select all on this page')).toBePartiallyChecked()
    await userEvent.click(box('Select all on this page'))
    await expect(box('Select Harriet Halvorsen')).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 312 users in this filter' }))
    await expect(canvas.getByText('312 users selected', { selector: 'strong' })).toBeVisible()
    await expect(canvas.getByText(/in this filter, 10 of them on this page/)).toBeVisible()
    await userEvent.click(box('Select Wm. J. Abernathy'))
    await expect(canvas.getByText('311 users selected', { selector: 'strong' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep only this page' }))
    await expect(canvas.getByText('10 users selected', { selector: 'strong' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Select all 312 users in this filter' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(box('Select all on this page')).toHaveFocus()
    await expect(canvas.queryByText('10 users selected', { selector: 'strong' })).toBeNull()
  },
}

/** Pages and sort orders are links. The heading of the sorted column says its order. */
export const LinksAndOrder: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('link', { name: 'Name' })).toHaveAttribute('href', '#page=1&sort=-name')
    await expect(canvas.getByRole('link', { name: 'Unit' })).toHaveAttribute('href', '#page=1&sort=unit')
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page=4&sort=name')
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByText(/Showing 21–30 of 312/)).toHaveAttribute('role', 'status')
    await expect(canvas.getByRole('table', { name: 'Users' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: /Marcus Tran/ })).toBeVisible()
  },
}
