import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type DateRange, DateRangeField } from './index.ts'

it('a first day after the last also becomes the last; a last day before the first is an error', async () => {
  const told: DateRange[] = []
  await render(<DateRangeField label="Office closed" defaultValue={{ from: '2026-12-24', until: '2026-12-26' }} onValueChange={({ value }) => told.push(value)} />)
  const first = page.getByRole('group', { name: 'Office closed' }).getByLabelText('First day')
  const last = page.getByLabelText('Last day')
  await first.fill('2026-12-28')
  await expect.element(last).toHaveValue('2026-12-28')
  await last.fill('2026-12-20')
  await expect.element(last).toHaveAccessibleDescription('The last day is before the first.')
  await expect.element(first).toHaveValue('2026-12-28')
  expect(told).toEqual([{ from: '2026-12-28', until: '2026-12-28' }, { from: '2026-12-28', until: '2026-12-20' }])
})

it('either day may be empty', async () => {
  await render(<DateRangeField labels={{ from: 'From', until: 'Until' }} value={{ from: null, until: '2026-12-26' }} />)
  await expect.element(page.getByLabelText('From')).toHaveValue('')
  await expect.element(page.getByLabelText('Until')).toHaveValue('2026-12-26')
})
