import { expect, test } from './support/fixtures.ts'
import { administrator, openPortalOf, openSignedIn } from './support/openSignedIn.ts'

test('a property moves from another system: users and PINs are imported, compared, switched over, and all is undone', async ({ page, seeds, server }) => {
  test.slow()
  await openSignedIn(page, administrator(seeds), '/site/import')
  await page.getByRole('button', { name: 'Other imports' }).click()
  await page.getByRole('menuitem', { name: 'From another system' }).click()
  await page.getByRole('button', { name: 'Start with Bayou Court, Annex' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()

  await page.getByRole('link', { name: 'Import 12 records' }).click()
  await expect(page.getByRole('combobox', { name: 'Contains: Resident' })).toHaveValue('Name')
  await page.getByRole('button', { name: 'Next: Check' }).click()
  await page.getByRole('button', { name: /^Fix all/ }).click()
  await page.getByRole('button', { name: 'Preview 12 rows' }).click()
  await page.getByRole('button', { name: 'Import 11 rows' }).click()
  await expect(page.getByText('Finished: 11 created, 0 changed, 1 unchanged, 0 refused or left out.')).toBeVisible()
  await page.getByRole('link', { name: 'OldGate Cloud: Bayou Court, Annex' }).click()

  await page.getByRole('link', { name: 'Import 10 records' }).click()
  await page.getByRole('button', { name: 'Next: Check' }).click()
  await page.getByRole('button', { name: 'Preview 9 rows' }).click()
  await page.getByRole('button', { name: 'Import 9 rows' }).click()
  await expect(page.getByText(/^Finished: 9 created/)).toBeVisible()
  await page.getByRole('link', { name: 'OldGate Cloud: Bayou Court, Annex' }).click()

  for (const [count, kind] of [[3, 'call groups'], [4, 'contacts'], [2, 'holidays'], [1, 'schedules']] as const) {
    await page.getByRole('link', { name: count === 1 ? 'Import 1 record' : `Import ${count} records` }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Import ${kind}` })).toBeVisible()
    await page.getByRole('button', { name: 'Next: Check' }).click()
    await page.getByRole('button', { name: count === 1 ? 'Preview 1 row' : `Preview ${count} rows` }).click()
    const told = page.getByRole('checkbox', { name: 'Import anyway' })
    const start = page.getByRole('button', { name: /^Import \d rows?$/ })
    await expect(start).toBeEnabled()
    if (await told.isVisible()) await told.check()
    await page.getByRole('button', { name: /^Import \d rows?$/ }).click()
    await expect(page.getByText(new RegExp(`^Finished: ${count} created`))).toBeVisible()
    await page.getByRole('link', { name: 'OldGate Cloud: Bayou Court, Annex' }).click()
  }

  await expect(page.getByText('junseo.bae@mail.example')).toBeVisible()
  await page.getByRole('button', { name: 'Switch over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Switch over' }).click()
  await expect(page.getByText(/^Switched over on .* OldGate Cloud is read-only\.$/)).toBeVisible()

  // One user gets a new PIN. That user stays when the other imports are undone, and the page says why.
  const portal = await openPortalOf(server.address, administrator(seeds))
  const { Users: [mover] } = await portal.api.getUserTierUserList({ searchText: 'dvoronin@mail.example' })
  const { ID } = await portal.api.saveUpdateAccessCodeUnique({ userID: mover?.ID ?? 0, AccessCodeTypeID: 1, Label: 'Own code', Code: '90418', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] })
  await page.getByRole('button', { name: 'Roll back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByText(/^Partly rolled back on .* Some records stay, with the reason below\. OldGate Cloud runs as before\.$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Dmitri Voronin has had an entry method since.')).toBeVisible()
  await portal.api.deleteAccessCode({ ID })
  await page.getByRole('button', { name: 'Remove the rest' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByText('Dmitri Voronin has had an entry method since.')).toBeHidden()
  await expect(page.getByText(/^Rolled back on [^,]*, [^,]*\. OldGate Cloud runs as before\.$/)).toBeVisible()
})
