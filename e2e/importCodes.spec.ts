import { expect, test } from './support/fixtures.ts'
import { administrator, openPortalOf, openSignedIn } from './support/openSignedIn.ts'

const file = {
  name: 'cards.csv', mimeType: 'text/csv',
  buffer: Buffer.from([
    'Cardholder;Credential type;Card number;Description',
    'Keisha Broussard;Access card;9904419;Blue card',
    'Keisha Broussard;Access card;99 04420;Red card',
    'Keisha Brousard;Gate code;90417;',
    'k.broussard@mail.example;Access card;99-70002;',
  ].join('\r\n')),
}

test('entry methods in a file are read in several notations, imported to their users, and undone', async ({ page, seeds, server }) => {
  await openSignedIn(page, administrator(seeds), '/site/import')
  await page.getByRole('button', { name: 'Other imports' }).click()
  await page.getByRole('menuitem', { name: 'Import entry methods' }).click()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('combobox', { name: 'Contains: Card number' })).toHaveValue('Code')
  await page.getByRole('button', { name: 'Next: Check' }).click()
  await expect(page.getByRole('textbox', { name: 'PIN or number of row 2' })).toHaveAccessibleDescription('This doesn’t match the card format H10301. Enter facility code and number, such as 118-04419.')
  await page.getByRole('textbox', { name: 'PIN or number of row 2' }).fill('09904419')
  await page.getByRole('textbox', { name: 'PIN or number of row 2' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'PIN or number of row 5' })).toHaveAccessibleDescription('These numbers don’t match the card format H10301.')
  await page.getByRole('button', { name: 'Use Keisha Broussard' }).click()
  await page.getByRole('button', { name: 'Fix all 2' }).click()
  await page.getByRole('button', { name: 'Preview 3 rows' }).click()
  await expect(page.getByRole('row', { name: /Blue card/ })).toContainText('99-04419')
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(page.getByText('Finished: 3 created, 0 changed, 0 unchanged, 0 refused or left out.')).toBeVisible()

  const portal = await openPortalOf(server.address, administrator(seeds))
  const found = async () => (await portal.api.getAccessCodes({ searchText: '4419' })).AccessCodes.map(({ Label, FacilityCode, CardNumber }) => [Label, FacilityCode, CardNumber])
  expect(await found()).toContainEqual(['Blue card', 99, 4419])
  await page.getByRole('link', { name: 'Keisha Broussard' }).first().click()
  await expect(page.getByRole('textbox', { name: /^Label/ })).toHaveValue('Blue card')
  await page.goBack()
  await page.getByRole('button', { name: 'Undo all 3' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo all 3' }).click()
  await expect(page.getByText(/^Undoing \d+ row/)).toBeHidden()
  await expect(page.getByRole('button', { name: /^Undo all/ })).toBeHidden()
  await expect.poll(found).not.toContainEqual(['Blue card', 99, 4419])
})
