import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { es } from '../../words/es.ts'
import { PortalProvider, type PortalProviderProps } from '../../words/PortalProvider.tsx'
import { type DateRange, DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx'

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

describe('the calendar', () => {
  const open = async (props: DateRangeFieldProps = {}, setting: PortalProviderProps = {}) => {
    const told: DateRange[] = []
    await render(
      <PortalProvider clock={() => Date.parse('2026-12-10T16:00:00Z')} timeZone="America/Chicago" {...setting}>
        <DateRangeField defaultValue={{ from: '2026-12-24', until: '2026-12-26' }} onValueChange={({ value }) => told.push(value)} {...props} />
      </PortalProvider>,
    )
    await page.getByRole('button', { name: /Choose on a calendar|Elegir en un calendario/ }).click()
    return told
  }
  const day = (name: string | RegExp) => page.getByRole('gridcell').getByRole('button', { name })

  it('keys choose a first and a last day, in either order, and the focus returns', async () => {
    const told = await open()
    await expect.element(day('Thursday, December 24, 2026')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect.element(day('Friday, January 1, 2027')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(day('Sunday, December 27, 2026')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(day('Saturday, January 2, 2027')).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await expect.element(day('Wednesday, December 2, 2026')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
    await expect.element(day('Thursday, December 2, 2027')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent('From Dec 2, 2027. Choose the last day.')
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    expect(told).toEqual([{ from: '2027-12-01', until: '2027-12-02' }])
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Choose on a calendar' })).toHaveFocus()
  })

  it('the calendar marks the days of the range and today', async () => {
    await open()
    await expect.element(page.getByRole('gridcell', { selected: true }).first()).toBeVisible()
    expect(page.getByRole('gridcell', { selected: true }).elements().map(({ textContent }) => textContent)).toEqual(['24', '25', '26'])
    await expect.element(day('Thursday, December 10, 2026')).toHaveAttribute('aria-current', 'date')
  })

  it('a day that cannot be chosen says why, and no range contains it', async () => {
    const told = await open({ min: '2026-12-08', max: '2026-12-30', disabledReasonOf: (date) => (date === '2026-12-18' ? 'Already closed.' : undefined) })
    await day('Friday, December 18, 2026. Already closed.').click({ force: true })
    await day('Monday, December 7, 2026. The first possible day is Dec 8, 2026.').click({ force: true })
    await day('Thursday, December 31, 2026. The last possible day is Dec 30, 2026.').click({ force: true })
    await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent('Choose the first day.')
    await day('Wednesday, December 16, 2026').click()
    await day('Sunday, December 20, 2026. A day in between cannot be chosen.').click({ force: true })
    expect(told).toEqual([])
    await day('Thursday, December 17, 2026').click()
    expect(told).toEqual([{ from: '2026-12-16', until: '2026-12-17' }])
  })

  it('the week begins as the locale says, and the next day is on the left in right-to-left text', async () => {
    await open({}, { locale: 'es-ES', words: es, direction: 'rtl' })
    await expect.element(page.getByRole('columnheader').first()).toHaveAttribute('abbr', 'lunes')
    await expect.element(day('jueves, 24 de diciembre de 2026')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(day('viernes, 25 de diciembre de 2026')).toHaveFocus()
  })
})

it('a typed day that cannot be chosen has its reason as the error', async () => {
  await render(<DateRangeField defaultValue={{ from: '2026-12-18', until: '2026-12-19' }} disabledReasonOf={(date) => (date === '2026-12-18' ? 'Already closed.' : undefined)} />)
  await expect.element(page.getByLabelText('First day')).toHaveAccessibleDescription('Already closed.')
})
