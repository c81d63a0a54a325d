import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'

test('a property moves in from another system in one sitting: people, codes, both sides compared, cut over, and all of it back', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/import')
  await page.getByRole('link', { name: 'From another system' }).first().click()
  await page.getByRole('button', { name: 'Begin with Bayou Court, Annex' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()

  await page.getByRole('link', { name: 'Bring 12 records over' }).click()
  await expect(page.getByRole('combobox', { name: 'Holds: Resident' })).toHaveValue('Name')
  await page.getByRole('button', { name: 'Next: Check' }).click()
  await page.getByRole('button', { name: /^Mend all/ }).click()
  await page.getByRole('button', { name: 'See what 12 rows would do' }).click()
  await page.getByRole('button', { name: 'Import 11 rows' }).click()
  await expect(page.getByText('Finished: 11 created, 0 changed, 1 unchanged, 0 refused or left out.')).toBeVisible()
  await page.getByRole('link', { name: 'OldGate Cloud: Bayou Court, Annex' }).click()

  await page.getByRole('link', { name: 'Bring 10 records over' }).click()
  await page.getByRole('button', { name: 'Next: Check' }).click()
  await page.getByRole('button', { name: 'See what 9 rows would do' }).click()
  await page.getByRole('button', { name: 'Import 9 rows' }).click()
  await expect(page.getByText(/^Finished: 9 created/)).toBeVisible()
  await page.getByRole('link', { name: 'OldGate Cloud: Bayou Court, Annex' }).click()

  await expect(page.getByText('junseo.bae@mail.example')).toBeVisible()
  await page.getByRole('button', { name: 'Cut over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cut over' }).click()
  await expect(page.getByText(/^Cut over on .* OldGate Cloud can be read only\.$/)).toBeVisible()

  await page.getByRole('button', { name: 'Roll back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByText(/^Rolled back on .* OldGate Cloud runs as before\.$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Rolled back on/)).toBeVisible()
})
