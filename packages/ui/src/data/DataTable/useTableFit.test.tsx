import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GlobalStyles } from '../../theme/GlobalStyles.tsx'
import { exampleUsers } from './exampleUsers.ts'
import { DataTable } from './DataTable.tsx'

const table = page.getByRole('table', { name: 'Users' })

function Users({ width, header = 'Group' }: { width: number; header?: string }) {
  return (
    <div data-testid="place" style={{ inlineSize: width }}>
      <GlobalStyles />
      <DataTable
        label="Users" rows={exampleUsers} getRowId={({ id }) => id}
        columns={[
          { id: 'name', header: 'Name', phone: 'title', cell: ({ name }) => name },
          { id: 'group', header, cell: ({ group }) => group },
          { id: 'methods', header: 'Entry methods', phone: 'hidden', cell: ({ methods }) => methods },
          { id: 'lastEntry', header: 'Last entry', cell: ({ lastEntry }) => lastEntry },
        ]}
      />
    </div>
  )
}

const widthOf = (element: Element) => element.getBoundingClientRect().width
const fitNow = () => ['tight', 'cards'].find((fit) => table.element().hasAttribute(`data-${fit}`)) ?? 'roomy'
const cell = page.getByText(exampleUsers[0]?.methods ?? '').first()

describe('a table stays inside its container', () => {
  it('a table narrows its columns while they fit, then shows cards, and shows columns again when there is room', async () => {
    await page.viewport(1280, 800)
    const screen = await render(<Users width={800} />)
    const fits: string[] = []
    for (let width = 800; width >= 200; width -= 25) {
      await screen.rerender(<Users width={width} />)
      await expect.poll(() => widthOf(table.element())).toBeLessThanOrEqual(width)
      const fit = fitNow()
      if (fit === 'cards') await expect.element(cell).not.toBeVisible()
      else await expect.element(cell).toBeVisible()
      if (fit !== fits.at(-1)) fits.push(fit)
    }
    expect(fits).toEqual(['roomy', 'tight', 'cards'])
    await screen.rerender(<Users width={800} />)
    await expect.poll(fitNow).toBe('roomy')
    await expect.element(cell).toBeVisible()
  })

  it('a table measures again when the language of its headings changes', async () => {
    await page.viewport(1280, 800)
    const screen = await render(<Users width={600} header={'Benutzergruppenbezeichnung'.repeat(3)} />)
    await expect.poll(fitNow).toBe('cards')
    await screen.rerender(<Users width={600} />)
    await expect.poll(fitNow).toBe('roomy')
  })
})
