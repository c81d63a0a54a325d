import { join } from 'node:path'
import { expect, test } from './support/fixtures.ts'
import { administrator, openPortalOf, openSignedIn } from './support/openSignedIn.ts'

/** Three contacts on the second of two sheets; one misspells its user's name. */
const workbook = join(import.meta.dirname, 'support/contacts.xlsx')

test('contacts are imported from a chosen sheet of a workbook after a name is fixed, and undone', async ({ page, seeds, server }) => {
  await openSignedIn(page, administrator(seeds), '/site/import')
  await page.getByRole('button', { name: 'Other imports' }).click()
  await page.getByRole('menuitem', { name: 'Import contacts' }).click()
  await page.locator('input[type=file]').setInputFiles(workbook)
  await page.getByRole('button', { name: 'Contacts', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Contains: Resident' })).toHaveValue('Person')
  await page.getByRole('button', { name: 'Next: Check' }).click()
  await page.getByRole('button', { name: 'Use Keisha Broussard' }).click()
  await page.getByRole('button', { name: 'Preview 3 rows' }).click()
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(page.getByText('Finished: 3 created, 0 changed, 0 unchanged, 0 refused or left out.')).toBeVisible()

  const portal = await openPortalOf(server.address, administrator(seeds))
  const named = async () => (await portal.api.getContacts({})).Contacts.map(({ Name }) => Name)
  expect(await named()).toEqual(expect.arrayContaining(['Ngozi Nwosu', 'Bayou Elevators', 'Rafael Ybarra']))
  await page.getByRole('button', { name: 'Undo all 3' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo all 3' }).click()
  await expect(page.getByRole('row', { name: /Ngozi Nwosu/ })).toContainText('Undone')
  expect(await named()).not.toContain('Ngozi Nwosu')
})

test('holidays are imported with US dates and without the total row, and importing the file again changes nothing', async ({ page, seeds }) => {
  const file = { name: 'holidays.csv', mimeType: 'text/csv', buffer: Buffer.from('Holiday;From;To\r\nFounders week;2027-03-08;2027-03-12\r\nMemorial walk;05/31/2027;\r\nTotal;2') }
  const send = async () => {
    await page.getByRole('button', { name: 'Other imports' }).click()
    await page.getByRole('menuitem', { name: 'Import holidays' }).click()
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Next: Check' }).click()
    await expect(page.getByRole('columnheader', { name: 'First day' })).toBeVisible()
    await page.getByRole('button', { name: 'Preview 2 rows' }).click()
  }
  await openSignedIn(page, administrator(seeds), '/site/import')
  await send()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('Finished: 2 created, 0 changed, 0 unchanged, 0 refused or left out.')).toBeVisible()
  await page.goto('/site/import')
  await send()
  await expect(page.getByRole('link', { name: 'Unchanged 2' })).toBeVisible()
})
