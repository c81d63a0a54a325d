import { expect, test } from './support/fixtures.ts'
import { administrator, openPortalOf, openSignedIn } from './support/openSignedIn.ts'

const rows = Array.from({ length: 240 }, (_, index) => `Mover ${String(index).padStart(3, '0')};${index % 10 === 0 ? 905 : 1000 + index};mover${index}@mail.example;Residents Tower B`)
const file = {
  name: 'tower-b-movein.csv', mimeType: 'text/csv',
  buffer: Buffer.from(['Resident;Apt;E-mail;Group', ...rows, 'Ruiz, Ana;0101;ana@mail;', 'Keisha Broussard;0909;k.broussard@mail.example;'].join('\r\n')),
}

test('a file of users is read, fixed, reviewed, imported with a reload in between, and undone', async ({ page, seeds, server }) => {
  await openSignedIn(page, administrator(seeds), '/site/import')
  await page.getByRole('link', { name: 'Import users' }).first().click()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('242 rows, read as utf-8.')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Apt/ })).toContainText('By the column’s heading')
  await page.getByRole('button', { name: 'Next: Check' }).click()

  // A spreadsheet removed leading zeros, the group's name lacks its comma, and one email address is invalid.
  await expect(page.getByText('240 values of “Group”:')).toBeVisible()
  await page.getByRole('button', { name: 'Fix all 240', exact: true }).click()
  await page.getByRole('button', { name: 'Fix all 24', exact: true }).click()
  await page.getByRole('link', { name: 'Errors 1' }).click()
  await page.getByRole('button', { name: 'Use Ana Ruiz' }).click()
  const address = page.getByRole('textbox', { name: 'Email of row 242' })
  await expect(address).toHaveAccessibleDescription('Enter a valid email address.')
  await address.fill('ana@mail.example')
  await address.press('Enter')
  await expect(page.getByText('Nothing left to fix.')).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'All 242' }).click()
  await expect(page.getByRole('button', { name: 'Unit of row 2: 0905' })).toBeVisible()

  await page.getByRole('button', { name: 'Preview 242 rows' }).click()
  await expect(page.getByRole('button', { name: 'Import 242 rows' })).toBeEnabled()
  await expect(page.getByRole('row', { name: /Main Gate, Entry/ })).toContainText('+241')
  await page.getByRole('link', { name: 'Change 1' }).click()
  await expect(page.getByRole('row', { name: /Keisha Broussard/ })).toContainText('→ 0909')
  const portal = await openPortalOf(server.address, administrator(seeds))
  const { Total } = await portal.api.getUserTierUserList({})

  // Another device pauses the import right after its start, because the import writes some hundred rows each second.
  const ImportID = Number(new URL(page.url()).pathname.split('/').at(-1))
  await page.route(({ pathname }) => pathname.endsWith('/ChangeImport'), async (route) => {
    const response = await route.fetch()
    await portal.api.changeImport({ ImportID, Action: 'pause' })
    await route.fulfill({ response })
  }, { times: 1 })
  await page.getByRole('button', { name: 'Import 242 rows' }).click()
  await expect(page.getByText('The import is paused.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Finished: 241 created, 1 changed, 0 unchanged, 0 refused or left out.')).toBeVisible()
  expect((await portal.api.getUserTierUserList({})).Total).toBe(Total + 241)

  // A user of one row is edited afterwards: that row stays when the others are undone.
  const { Users: [mover] } = await portal.api.getUserTierUserList({ searchText: 'mover5@mail.example' })
  await portal.api.updateUserDetail({ ID: mover?.ID ?? 0, Version: mover?.Version ?? 0, Notes: 'Two cats.' })
  await page.getByRole('button', { name: 'Undo all 242' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo all 242' }).click()
  await expect(page.getByText(/^Undoing \d+ row/)).toBeHidden()
  await expect(page.getByRole('row', { name: /Mover 005/ })).toContainText('Changed by Dana Whitfield since.')
  await expect.poll(async () => (await portal.api.getUserTierUserList({})).Total).toBe(Total + 1)
})

const residents = {
  name: 'residents.csv', mimeType: 'text/csv',
  buffer: Buffer.from(['Resident;Apt;Email;PIN;Card No;Facility', 'Ana Mover;0611;ana.mover@mail.example;90417;4419;99', 'Luis Mover;0612;luis.mover@mail.example;90417;4420;99', 'Keisha Broussard;;k.broussard@mail.example;;99-04421;'].join('\r\n')),
}

test('imported residents have their PINs and cards, and the PIN opens the gate until the import is undone', async ({ page, seeds, scan }) => {
  await openSignedIn(page, administrator(seeds), '/site/import/new')
  await page.locator('input[type=file]').setInputFiles(residents)
  await expect(page.getByRole('combobox', { name: 'Contains: PIN' })).toHaveValue('GateCode')
  await page.getByRole('button', { name: 'Next: Check' }).click()
  const pin = page.getByRole('textbox', { name: 'PIN of row 3', exact: true })
  await expect(pin).toHaveAccessibleDescription('Same PIN or number as a row above.')
  await pin.fill('90418')
  await pin.press('Enter')
  await page.getByRole('button', { name: 'Preview 3 rows' }).click()
  await expect(page.getByRole('row', { name: /Keisha Broussard/ })).toContainText('Card number••••')
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(page.getByText('Finished: 2 created, 1 changed, 0 unchanged, 0 refused or left out.')).toBeVisible()
  expect(await scan('90418')).toMatchObject({ outcome: 'open' })

  await page.getByRole('button', { name: 'Undo all 3' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo all 3' }).click()
  await expect(page.getByText('Undone', { exact: true })).toHaveCount(3)
  expect(await scan('90418')).toMatchObject({ outcome: 'denied' })
})

test('an import says which units it makes, and makes each once, with its residents', async ({ page, seeds }) => {
  const file = { name: 'villas.csv', mimeType: 'text/csv', buffer: Buffer.from(['Resident;Apt', 'Vera Mendez;Villa 21', 'Hugo Mendez;villa 21', 'Iris Wong;Villa 22', 'Paul Reyes;0911'].join('\r\n')) }
  await openSignedIn(page, administrator(seeds), '/site/import/new')
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Next: Check' }).click()
  await page.getByRole('button', { name: 'Preview 4 rows' }).click()
  await expect(page.getByRole('row', { name: /Hugo Mendez/ })).toContainText(/New unit villa 21/i)
  await expect(page.getByRole('row', { name: /Paul Reyes/ })).not.toContainText('New unit')
  await expect(page.getByRole('term').filter({ hasText: 'New units' }).locator('xpath=following-sibling::dd')).toHaveText('2')
  await page.getByRole('button', { name: 'Import 4 rows' }).click()
  await expect(page.getByText('Finished: 4 created, 0 changed, 0 unchanged, 0 refused or left out.')).toBeVisible()

  await page.goto('/site/units?search=villa')
  const villas = page.getByRole('table', { name: 'Units' }).getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^villa 2/i }) })
  await expect(villas).toHaveCount(2)
  await expect(villas.filter({ hasText: '21' })).toContainText(/Hugo Mendez.*Vera Mendez|Vera Mendez.*Hugo Mendez/)
})
