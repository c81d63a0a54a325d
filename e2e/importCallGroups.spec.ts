import { expect, test } from './support/fixtures.ts'
import { administrator, openPortalOf, openSignedIn } from './support/openSignedIn.ts'

const file = {
  name: 'desks.csv', mimeType: 'text/csv',
  buffer: Buffer.from([
    'Call group,Type,PIN,Tier 1,Tier 2,Phone numbers',
    'Pool Desk,Video,09101,Keisha Brousard,,Night line: (713) 555-0100',
    'Late Line,Voice,09102,,,(713) 555-0101; (713) 555-0102',
    'Dead End,Video,,k.broussard@mail.example,,',
    'Gym,Video,,k.broussard@mail.example,,',
  ].join('\r\n')),
}

test('call groups in a file are fixed, reviewed with their effect on visitors, imported and undone', async ({ page, seeds, server }) => {
  await openSignedIn(page, administrator(seeds), '/site/callgroups')
  await page.getByRole('link', { name: 'Import', exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import call groups' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('combobox', { name: 'Contains: Tier 1' })).toHaveValue('FirstCalled')
  await page.getByRole('button', { name: 'Next: Check' }).click()

  const first = page.getByRole('textbox', { name: 'First called of row 2' })
  await expect(first).toHaveAccessibleDescription('There is no user called Keisha Brousard.')
  await page.getByRole('button', { name: 'Use Keisha Broussard' }).click()
  await expect(page.getByRole('textbox', { name: 'Name of row 5' })).toHaveAccessibleDescription('A call group name has 5 to 15 characters.')
  await page.getByRole('textbox', { name: 'Name of row 5' }).fill('Gym Desk')
  await page.getByRole('textbox', { name: 'Name of row 5' }).press('Enter')
  // Text typed just before a reload is kept.
  await page.reload()
  await page.getByRole('button', { name: 'Preview 4 rows' }).click()

  // With two of the groups a visitor reaches no one, so importing needs a confirmation.
  await expect(page.getByText('With 2 rows, some visitors can’t reach anyone.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Pool Desk/ })).toContainText('Keisha Broussard')
  await expect(page.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled()
  await page.getByRole('checkbox', { name: 'Import anyway' }).check()
  await page.getByRole('button', { name: 'Import 4 rows' }).click()
  await expect(page.getByText('Finished: 4 created, 0 changed, 0 unchanged, 0 refused or left out.')).toBeVisible()

  await page.getByRole('link', { name: 'Late Line' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Late Line' })).toBeVisible()
  await page.goBack()
  const portal = await openPortalOf(server.address, administrator(seeds))
  const named = async () => (await portal.api.getCallGroups({})).CallGroups.map(({ Name }) => Name)
  expect(await named()).toEqual(expect.arrayContaining(['Pool Desk', 'Late Line', 'Dead End', 'Gym Desk']))
  await page.getByRole('button', { name: 'Undo all 4' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo all 4' }).click()
  await expect(page.getByRole('row', { name: /Pool Desk/ })).toContainText('Undone')
  expect(await named()).not.toContain('Pool Desk')
})
