import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DataTable, noSelection } from './index.ts'
import type { DataTableColumn, TableSelection } from './index.ts'

const rows = ['Ada', 'Ben', 'Cleo']
const nameOf = (name: string) => name

it('draws a row again only where something of its own changed', async () => {
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

it('counts the rows it was given where no page is named, and offers no other', async () => {
  await render(<DataTable label="Users" columns={[{ id: 'name', header: 'Name', phone: 'title', cell: nameOf }]} rows={rows} getRowId={nameOf} />)
  await expect.element(page.getByText('Showing 1–3 of 3')).toBeVisible()
  expect(page.getByRole('navigation').elements()).toEqual([])
  expect(page.getByRole('checkbox').elements()).toEqual([])
})
