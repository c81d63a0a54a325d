import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPortal } from '#portal/testing/renderPortal.fixture.tsx'

it('an import without answers keeps its last progress, says since when it is not updated, and recovers', async () => {
  const { portal: { api }, router, goOver } = await renderPortal('/site/import', { signInAs: 'dashboard' })
  const people = Array.from({ length: 200 }, (_none, index) => ({ Row: index + 2, Person: { Name: `Mover Number ${index + 1}`, UserGroup: 'Residents, Tower A' } }))
  const { ImportID } = await api.createImport({ PropertyID: 1, FileName: 'movers.csv', Rows: people.length })
  await api.addImportRows({ ImportID, Rows: people })
  await api.changeImport({ ImportID, Action: 'start' })
  await api.changeImport({ ImportID, Action: 'pause' })
  await router.navigate(`/site/import/${ImportID}`)
  await expect.element(page.getByRole('progressbar')).toBeVisible()

  goOver(() => Promise.reject(new TypeError('Failed to fetch')))
  await router.revalidate()
  await expect.element(page.getByText(/Not updated since/)).toBeVisible()
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  goOver((_request, answer) => answer())
  await expect.poll(() => page.getByText(/Not updated since/).elements().length, { timeout: 20_000 }).toBe(0)
  await expect.element(page.getByRole('progressbar')).toBeVisible()
}, 90_000)

it('an import whose rows never arrived says so, and can’t be started', async () => {
  const { portal: { api }, router } = await renderPortal('/site/import', { signInAs: 'dashboard' })
  const { ImportID } = await api.createImport({ PropertyID: 1, FileName: 'movers.csv', Rows: 2 })
  await router.navigate(`/site/import/${ImportID}`)
  await expect.element(page.getByText('No rows of this file have arrived')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Import/ }).last()).toBeDisabled()
  expect(document.querySelector('main [aria-busy="true"]')).toBeNull()
})
