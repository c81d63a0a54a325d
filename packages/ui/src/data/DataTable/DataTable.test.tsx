import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ColumnMenu } from './ColumnMenu.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataTableColumn } from './tableTypes.ts'
import { noSelection, type TableSelection } from './tableSelection.ts'

const rows = ['Ada', 'Ben', 'Cleo']
const nameOf = (name: string) => name

it('a row renders again only if its own data changed', async () => {
  const drawn: string[] = []
  const columns: DataTableColumn<string>[] = [{ id: 'name', header: 'Name', phone: 'title', cell: (name) => (drawn.push(name), name) }]
  function List() {
    const [selection, setSelection] = useState<TableSelection>(noSelection)
    const [isLoading, setLoading] = useState(false)
    return (
      <>
        <button onClick={() => setLoading(true)}>Refresh</button>
        <DataTable
          label="Users" columns={columns} rows={rows} getRowId={nameOf} isLoading={isLoading}
          selection={{ value: selection, onSelectionChange: (change) => setSelection(change.selection) }}
        />
      </>
    )
  }
  await render(<List />)
  drawn.length = 0
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(page.getByText('Refreshing')).toBeVisible()
  expect(drawn).toEqual([])
  await page.getByRole('checkbox', { name: 'Select Ben' }).click()
  await page.getByRole('checkbox', { name: 'Select Cleo' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Select Ben' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Select Cleo' })).toBeChecked()
  expect(drawn).toEqual(['Ben', 'Cleo'])
})

it('each group of adjacent rows has one heading above it', async () => {
  const columns: DataTableColumn<string>[] = [{ id: 'name', header: 'Name', phone: 'title', cell: nameOf }]
  await render(<DataTable label="Users" columns={columns} rows={['Ada', 'Ann', 'Ben']} getRowId={nameOf} groupOf={(name) => `Letter ${name.slice(0, 1)}`} />)
  const lines = page.getByRole('row').elements().map(({ textContent }) => textContent)
  expect(lines).toEqual(['Name', 'Letter A', 'Ada', 'Ann', 'Letter B', 'Ben'])
  await expect.element(page.getByRole('row', { name: 'Letter A' })).toBeVisible()
})

it('a table without pagination counts the given rows and offers no other page', async () => {
  await render(<DataTable label="Users" columns={[{ id: 'name', header: 'Name', phone: 'title', cell: nameOf }]} rows={rows} getRowId={nameOf} />)
  await expect.element(page.getByText('Showing 1–3 of 3')).toBeVisible()
  expect(page.getByRole('navigation').elements()).toEqual([])
  expect(page.getByRole('checkbox').elements()).toEqual([])
})

it('a row’s details open below it, and no other row renders again', async () => {
  const drawn: string[] = []
  const columns: DataTableColumn<string>[] = [{ id: 'name', header: 'Name', phone: 'title', cell: (name) => (drawn.push(name), name) }]
  const details = { content: (name: string) => `Everything about ${name}` }
  await render(<DataTable label="Users" columns={columns} rows={rows} getRowId={nameOf} details={details} />)
  drawn.length = 0
  const button = page.getByRole('button', { name: 'Details of Ben' })
  await button.click()
  await expect.element(page.getByText('Everything about Ben')).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  expect(drawn).toEqual(['Ben'])
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  expect(page.getByText('Everything about Ben').elements()).toEqual([])
})

it('a press on a row presses the link in its title, with the same modifier keys, unless it hits another control', async () => {
  const pressed: string[] = []
  const columns: DataTableColumn<string>[] = [
    { id: 'name', header: 'Name', phone: 'title', cell: (name) => <button onClick={({ ctrlKey }) => pressed.push(ctrlKey ? `${name} in a new tab` : name)}>{name}</button> },
    { id: 'unit', header: 'Unit', cell: (name) => <><span>Unit of {name}</span><button>Move {name}</button></> },
  ]
  await render(<DataTable label="Users" columns={columns} rows={rows} getRowId={nameOf} isRowPressable selection={{}} />)
  await page.getByText('Unit of Ben').click()
  await page.getByText('Unit of Ada').click({ modifiers: ['Control'] })
  await page.getByRole('button', { name: 'Move Cleo' }).click()
  await page.getByRole('checkbox', { name: 'Select Cleo' }).click()
  await page.getByRole('button', { name: 'Cleo', exact: true }).click()
  expect(pressed).toEqual(['Ben', 'Ada in a new tab', 'Cleo'])
})

it('the table keeps the selection if the caller passes none', async () => {
  const told: TableSelection[] = []
  const columns: DataTableColumn<string>[] = [{ id: 'name', header: 'Name', phone: 'title', cell: nameOf }]
  await render(<DataTable label="Users" columns={columns} rows={rows} getRowId={nameOf} selection={{ defaultValue: { scope: 'rows', ids: ['Ada'] }, onSelectionChange: ({ selection }) => told.push(selection) }} />)
  await page.getByRole('checkbox', { name: 'Select Cleo' }).click()
  await expect.element(page.getByText('2 rows selected').first()).toBeVisible()
  expect(told).toEqual([{ scope: 'rows', ids: ['Ada', 'Cleo'] }])
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Select Ada' })).not.toBeChecked()
})

it('the table shows the chosen columns, and always the title column', async () => {
  const columns: DataTableColumn<string>[] = [{ id: 'name', header: 'Name', phone: 'title', cell: nameOf }, { id: 'unit', header: 'Unit', cell: () => '1204' }]
  function List() {
    const [shown, setShown] = useState<readonly string[]>(['unit'])
    return <DataTable label="Users" title="Users" columns={columns} shownColumns={shown} rows={rows} getRowId={nameOf} actions={<ColumnMenu columns={columns} values={shown} onValuesChange={({ values }) => setShown(values)} />} />
  }
  await render(<List />)
  await page.getByRole('button', { name: 'Columns' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Name' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Unit' }).click()
  await expect.element(page.getByRole('columnheader', { name: 'Name' })).toBeVisible()
  expect(page.getByRole('columnheader').elements()).toHaveLength(1)
})
