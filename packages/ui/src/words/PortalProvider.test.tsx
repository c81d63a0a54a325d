import { unrestricted } from '@portal/domain'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog, FilteredTextField, Pagination, PortalProvider, RelativeTime, RestrictionSummary, TextField } from '../index.ts'
import { es } from './es.ts'
import type { UiWords } from './en.ts'

const office = { ...unrestricted, windows: [{ days: [1, 2, 3, 4, 5] as const, start: 8 * 60, end: 18 * 60 }] }
const pager = <Pagination page={2} pageCount={5000} onPageChange={() => undefined} />

test('texts, numbers and sentences use the provider’s language', async () => {
  await render(<PortalProvider locale="es-ES" words={es}>{pager}<RestrictionSummary restriction={office} /></PortalProvider>)
  await expect.element(page.getByRole('navigation', { name: 'Páginas' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Página 5000' })).toBeVisible()
  await expect.element(page.getByText('De lunes a viernes, de 8:00 a 18:00')).toBeVisible()
})

test('a language without texts falls back to English, with English dates and numbers', async () => {
  await render(<PortalProvider locale="de-DE">{pager}<RestrictionSummary restriction={office} /></PortalProvider>)
  await expect.element(page.getByRole('button', { name: 'Page 5,000' })).toBeVisible()
  await expect.element(page.getByText('Monday to Friday, 8:00 AM to 6:00 PM')).toBeVisible()
})

test('a partner’s texts replace English, and a component’s labels replace both', async () => {
  const german: Pick<UiWords, 'language' | 'Pagination'> = {
    language: 'de',
    Pagination: { name: 'Seiten', previous: 'Vorige Seite', next: 'Nächste Seite', page: 'Seite {page}' },
  }
  await render(
    <PortalProvider locale="de-AT" words={german}>
      <Pagination page={2} pageCount={5000} onPageChange={() => undefined} labels={{ name: 'Rechnungen' }} />
    </PortalProvider>,
  )
  await expect.element(page.getByRole('navigation', { name: 'Rechnungen' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Nächste Seite' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: `Seite ${new Intl.NumberFormat('de-AT').format(5000)}` })).toBeVisible()
})

test('the text direction applies inside the provider, and to dialogs at the end of the document', async () => {
  await render(<PortalProvider direction="rtl">{pager}<Dialog isOpen title="Unsaved changes" onOpenChange={() => undefined} /></PortalProvider>)
  for (const element of [page.getByRole('dialog').element(), page.getByRole('navigation', { includeHidden: true }).element()]) {
    expect(getComputedStyle(element).direction).toBe('rtl')
  }
})

test('text fields accept any text if the page allows it, except fields that never do', async () => {
  await render(<PortalProvider hasTextFilter={false}><TextField label="Free" /><FilteredTextField label="Kept" /></PortalProvider>)
  const [free, kept] = [page.getByRole('textbox', { name: 'Free' }), page.getByRole('textbox', { name: 'Kept' })]
  await userEvent.fill(free, 'https://x.example')
  await userEvent.fill(kept, 'https://x.example')
  await expect.element(free).toHaveValue('https://x.example')
  await expect.element(kept).toHaveValue('')
})

test('times and "today" use the provider’s time zone', async () => {
  const noon = Date.parse('2026-11-21T18:00:00Z')
  await render(<PortalProvider timeZone="America/Chicago" clock={() => noon}><RelativeTime instant="2026-11-21T16:00:00Z" /></PortalProvider>)
  await expect.element(page.getByText('10:00 AM')).toBeVisible()
})
