import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test, type Seeds } from './support/fixtures.ts'
import { administrator, colleague, openSignedIn } from './support/openSignedIn.ts'
import { signIn } from './support/signIn.ts'

const openDashboard = (page: Page, user: Seeds['signIns'][number]) => openSignedIn(page, user, '/site/dashboard')

/** From the sidebar to one person's page, by the search. */
async function openPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await page.getByRole('searchbox').fill(name)
  await expect(page).toHaveURL(/search=/)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function editPerson(page: Page, name: string): Promise<void> {
  await openPerson(page, name)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${name}` })).toBeVisible()
}

async function resetWorld(request: APIRequestContext, baseURL: string | undefined, world: string): Promise<void> {
  const answer = await request.post(`${baseURL}/sandbox/api/reset`, { data: { world }, timeout: 60_000 })
  expect(answer.ok()).toBe(true)
}

test.describe('two administrators edit the same user', () => {
  test.use({ expectedStatuses: [409] })

  test('neither loses work silently: one choice a field, and what only one changed is kept', async ({ page, seeds, browser, baseURL }) => {
    const name = 'Ana Lucía Barrientos'
    await openDashboard(page, administrator(seeds))
    await editPerson(page, name)
    await page.getByLabel(/^Unit/).fill('0999')
    await page.getByLabel(/^Notes/).fill('Call before entry.')

    const context = await browser.newContext({ baseURL })
    const other = await context.newPage()
    await openDashboard(other, colleague(seeds))
    await editPerson(other, name)
    await other.getByLabel(/^Unit/).fill('0888')
    await other.getByLabel(/^Phone for visitor calls/).fill('+1 713 555 0190')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText('Saved: 2 changes')).toBeVisible()
    await context.close()

    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: /also changed this/ })
    await expect(dialog.getByRole('listitem')).toHaveText([/^Phone for visitor calls: \+1 713 555 0190 /, 'Notes: Call before entry. (you)'])
    await dialog.getByRole('radio', { name: '0888' }).check()
    await dialog.getByRole('button', { name: 'Save these choices' }).click()
    await expect(page.getByText('Saved: 1 change')).toBeVisible()
    await expect(page.getByText(/^Unit 0888/)).toBeVisible()
    await expect(page.getByText('+1 713 555 0190')).toBeVisible()
    await expect(page.getByText('Call before entry.').last()).toBeVisible()
  })
})

test.describe('an editor', () => {
  test.use({ expectedStatuses: [401] })

  test('keeps what was typed over a reload and an expired session', async ({ page, seeds }) => {
    const name = 'Eleanor Fitzgerald'
    await openDashboard(page, administrator(seeds))
    await editPerson(page, name)
    await page.getByLabel(/^Notes/).fill('Spare key at the desk.')
    await expect(page.getByText('1 unsaved change: Notes')).toBeVisible()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByLabel(/^Notes/)).toHaveValue('Spare key at the desk.')

    await page.evaluate(() => localStorage.setItem('authToken', 'ended'))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/auth\/login\?next=/)
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
    await expect(page.getByLabel('Username')).toHaveValue(administrator(seeds).username)
    await signIn(page, administrator(seeds).username, administrator(seeds).password)
    await expect(page).toHaveURL(/\/edit$/)
    await expect(page.getByText('What you entered earlier is still here.')).toBeVisible()
    await expect(page.getByLabel(/^Notes/)).toHaveValue('Spare key at the desk.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved: 1 change')).toBeVisible()
  })

  test('§2 asks before typed changes are left', async ({ page, seeds }) => {
    await openDashboard(page, administrator(seeds))
    await editPerson(page, 'Grzegorz Wójcik')
    await page.getByLabel(/^Notes/).fill('Bicycle in the hall.')
    await page.getByRole('link', { name: 'Users', exact: true }).first().click()
    const question = page.getByRole('dialog', { name: 'You have unsaved changes. Go back anyways?' })
    await expect(question).toContainText('Not saved: Notes.')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel(/^Notes/)).toHaveValue('Bicycle in the hall.')
  })
})

test('moving out is one reviewed action, and undo gives everything back', async ({ page, seeds }) => {
  const name = 'Camille Thibodeaux'
  await openDashboard(page, administrator(seeds))
  await openPerson(page, name)
  const group = await page.getByRole('term').filter({ hasText: /^Group$/ }).locator('xpath=following-sibling::dd').getByRole('link').textContent()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move out…' }).click()
  const question = page.getByRole('dialog', { name: `Move ${name} out?` })
  await expect(question.getByText(/^Leaves the group /)).toBeVisible()
  await question.getByRole('button', { name: 'Move out' }).click()
  await expect(page.getByText(`${name} has moved out`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'No access' }).first()).toBeVisible()
  // Found again after a reload while it lasts; the codes stay.
  await page.reload()
  await expect(page.getByRole('region', { name: 'Entry methods' }).getByText('Suspended').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`${name}’s access is restored`)).toBeVisible()
  await expect(page.getByRole('link', { name: group ?? '' }).first()).toBeVisible()
})

test('the wizard goes back and forth without loss, over a reload too, and saves once', async ({ page, seeds }) => {
  await openDashboard(page, administrator(seeds))
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await page.getByRole('link', { name: 'Add user' }).click()
  const proceed = page.getByRole('button', { name: /^Next: / })
  const goOnTo = async (step: string) => {
    await proceed.click()
    await expect(page).toHaveURL(new RegExp(`step=${step}$`))
  }
  await proceed.click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Ngozi')
  await page.getByLabel('Last name').fill('Achterberg-Lindqvist')
  await page.getByLabel(/^Unit/).fill('0417')
  await goOnTo('group')
  await expect(page.getByRole('heading', { level: 2, name: 'Group and hours' })).toBeFocused()
  await page.getByLabel('User group').selectOption('Residents, Tower B')
  const pool = page.getByRole('region', { name: 'When does each door open?' }).getByRole('listitem').filter({ hasText: 'Pool Gate' })
  await expect(pool).toContainText('6:00 AM to 10:00 PM')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).not.toHaveURL(/step=/)
  await goOnTo('group')
  await expect(page.getByLabel('User group')).toHaveValue('4')
  // Hours of their own, within the group's.
  await page.getByRole('radio', { name: 'Own hours' }).check()
  await page.getByRole('switch', { name: 'At any time' }).uncheck()
  await expect(pool).toContainText('Group and own hours')
  const access = (await page.getByRole('region', { name: 'Will be saved' }).getByRole('paragraph').first().textContent()) ?? ''
  await goOnTo('codes')
  await expect(page.getByRole('heading', { level: 2, name: 'Entry methods' })).toBeFocused()
  // A free PIN, drawn at random, stands there at once.
  await page.getByRole('button', { name: 'PIN', exact: true }).click()
  const isFree = (method: string) => page.getByRole('region', { name: method, exact: true }).getByText('Free at every door it opens').last()
  await expect(isFree('PIN')).toBeVisible()
  const pin = await page.getByLabel('PIN or number', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'RFID tag' }).click()
  const tags = page.getByRole('region', { name: 'RFID tag' })
  await tags.getByLabel('Cards').selectOption({ label: 'A range of numbers with one facility code' })
  await tags.getByLabel('Facility code').fill('61')
  await tags.getByLabel('First card number').fill('2000')
  await tags.getByLabel('Last card number').fill('2009')
  await expect(isFree('RFID tag')).toBeVisible()

  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page).toHaveURL(/step=codes/)
  await expect(page.getByLabel('PIN or number', { exact: true })).toHaveValue(pin)
  await expect(tags.getByLabel('Last card number')).toHaveValue('2009')
  await expect(isFree('RFID tag')).toBeVisible()
  await page.getByRole('button', { name: /^Group and hours/ }).click()
  await expect(page).toHaveURL(/step=group/)
  await page.route(/checkAccessCode/i, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.getByRole('button', { name: /^Entry methods/ }).click()
  await expect(tags.getByLabel('First card number')).toHaveValue('2000')
  // A press on Continue during the check continues when the check ends.
  await proceed.click()
  await expect(page.getByText('Checking whether it’s available.').first()).toBeVisible()
  await expect(page).toHaveURL(/step=review$/)
  await expect(page.getByText('61 · 02000 to 02009')).toBeVisible()
  await expect(page.getByText(/^Not saved yet\./)).toBeVisible()
  await expect(page.getByText(access, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByText(access, { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Ngozi Achterberg-Lindqvist' })).toBeVisible()
  await expect(page.getByText('61 · 02000 to 02009')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Residents, Tower B' }).first()).toBeVisible()
})

test('codes move to another place as previewed, and open there', async ({ page, seeds, scan }) => {
  await openDashboard(page, colleague(seeds))
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await page.getByRole('link', { name: 'All entry methods' }).click()
  await page.getByRole('combobox', { name: 'Door' }).selectOption({ label: 'Service Gate, Fannin St.' })
  await expect(page.getByRole('row', { name: /Parcel service/ })).toContainText('Shared')
  expect(await scan('731900', 'service-gate')).toMatchObject({ outcome: 'open' })
  expect(await scan('731900', 'tower-b-lobby')).toMatchObject({ outcome: 'denied' })

  await page.getByRole('link', { name: 'Move entry methods' }).click()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('103')
  await page.getByLabel('To', { exact: true }).selectOption({ label: 'Tower B Lobby' })
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await page.getByRole('checkbox', { name: 'Select Parcel service, Shared' }).check()
  const effect = page.getByRole('region', { name: 'What will happen' })
  await expect(effect.getByText('1 entry method will open Tower B Lobby')).toBeVisible()
  await expect(effect.getByText('1 entry method stops opening Service Gate, Fannin St.')).toBeVisible()
  await expect(effect.getByText('adds 1 entry method')).toBeVisible()
  await page.getByRole('button', { name: 'Move 1 entry method' }).click()
  await expect(page.getByText('1 entry method moved to Tower B Lobby')).toBeVisible()
  await expect(page.getByRole('row', { name: /Parcel service/ })).toContainText('Moved')
  expect(await scan('731900', 'tower-b-lobby')).toMatchObject({ outcome: 'open' })
  expect(await scan('731900', 'service-gate')).toMatchObject({ outcome: 'denied' })

  await page.getByRole('link', { name: 'Entry methods at Tower B Lobby' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Entry methods' })).toBeVisible()
  await page.getByRole('searchbox').fill('Parcel')
  await page.getByRole('button', { name: /^More actions for Parcel service/ }).click()
  await page.getByRole('menuitem', { name: 'Suspend at Tower B Lobby' }).click()
  await expect(page.getByText('Parcel service suspended at Tower B Lobby')).toBeVisible()
  expect(await scan('731900', 'tower-b-lobby')).toMatchObject({ outcome: 'denied' })
})

test('a contact is added, found, changed and deleted', async ({ page, seeds }) => {
  await openDashboard(page, administrator(seeds))
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await page.getByRole('link', { name: 'Contacts' }).click()
  await page.getByRole('button', { name: 'Add contact' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Bayou Locksmiths')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Phone')).toBeFocused()
  await dialog.getByLabel('Phone').fill('+1 713 555 0144')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Bayou Locksmiths saved')).toBeVisible()
  await page.getByRole('searchbox').fill('Locksmiths')
  await expect(page).toHaveURL(/search=Locksmiths/)
  await expect(page.getByText('Showing 1 of 1')).toBeVisible()
  await page.getByRole('button', { name: 'More actions for Bayou Locksmiths' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog.getByLabel(/^Relation/).fill('Locksmith')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Bayou Locksmiths/ })).toContainText('Locksmith')
  await page.getByRole('button', { name: 'More actions for Bayou Locksmiths' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await dialog.getByRole('button', { name: 'Delete contact' }).click()
  await expect(page.getByText('No matching contacts')).toBeVisible()
})

test('keyboard alone: found, opened, changed and saved', async ({ page, seeds }) => {
  await openDashboard(page, administrator(seeds))
  const tabTo = async (target: ReturnType<Page['getByRole']>) => {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 60 && !(await target.evaluate((element) => element === document.activeElement)); presses += 1) await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
  }
  await tabTo(page.getByRole('link', { name: 'Users', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('searchbox'))
  await page.keyboard.type('bjørn')
  const row = page.getByRole('link', { name: 'Anders Bjørnstad' })
  await expect(page.getByText('Showing 1 of 1')).toBeVisible()
  await tabTo(row)
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('link', { name: 'Edit', exact: true }))
  await page.keyboard.press('Enter')
  const unit = page.getByLabel(/^Unit/)
  await tabTo(unit)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('PH-7')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved: 1 change')).toBeVisible()
  await expect(page.getByText(/^Unit PH-7/)).toBeVisible()
})

test('menus, dialogs and lists by keyboard alone: the focus is never lost', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/users?search=Keisha')
  const box = page.getByRole('checkbox', { name: 'Select Keisha Broussard' })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  // The menu of the row: arrow keys go through it and the page stays where it is.
  const more = page.getByRole('button', { name: 'More actions for Keisha Broussard' })
  await more.focus()
  await page.keyboard.press('Enter')
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(items.nth(1)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  // A dialog over the list comes back to the button that asked.
  const move = page.getByRole('button', { name: 'Move to group' })
  await move.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Move 1 user to a group?' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(move).toBeFocused()
  // A dialog that a menu asked for comes back to the menu's button.
  await page.getByRole('link', { name: 'Keisha Broussard' }).focus()
  await page.keyboard.press('Enter')
  const actions = page.getByRole('button', { name: 'More', exact: true })
  await actions.focus()
  await page.keyboard.press('Enter')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Delete…' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Delete Keisha Broussard?' }).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(actions).toBeFocused()
})

test.describe('a hundred thousand users', () => {
  // The page is closed first: what it still asks for would be refused, because the reset ends its session.
  test.afterEach(async ({ page, request, baseURL }) => {
    await page.close()
    await resetWorld(request, baseURL, 'busyProperty')
  })

  test('are searched, sorted, selected across pages and moved', async ({ page, request, baseURL }) => {
    test.setTimeout(150_000)
    await resetWorld(request, baseURL, 'hundredThousandUsers')
    const seeds = (await (await request.get(`${baseURL}/sandbox/api/seeds`)).json()) as Seeds
    await openDashboard(page, administrator(seeds))
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await expect(page.getByRole('row')).toHaveCount(21)
    await expect(page.getByText('100,001 users at 2 properties')).toBeVisible()
    await page.getByRole('searchbox').fill('okonkwo')
    await expect(page).toHaveURL(/search=okonkwo/)
    await expect(page.getByText(/Showing 1–20 of (1[\d,.]+|2[\d,.]+)/).first()).toBeVisible()
    await page.getByRole('columnheader', { name: /Unit/ }).getByRole('link').click()
    await expect(page).toHaveURL(/sort=Unit$/)

    // The next page is read from this one's edge; after a reload it is found by number, with the same rows.
    const first = page.getByRole('row').nth(1)
    const turn = async (name: string, shows: RegExp) => {
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByText(shows).first()).toBeVisible()
      return (await first.textContent()) ?? ''
    }
    const second = await turn('Next page', /Showing 21–40 of/)
    const third = await turn('Next page', /Showing 41–60 of/)
    await page.reload()
    await expect(first).toHaveText(third)
    expect(await turn('Previous page', /Showing 21–40 of/)).toBe(second)
    await page.goBack()
    await expect(first).toHaveText(third)
    await turn('Page 1', /Showing 1–20 of/)

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expect(page.getByText('20 users selected').first()).toBeVisible()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText('20 users selected in this filter, 0 of them on this page').first()).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expect(page.getByText('40 users selected').first()).toBeVisible()

    await page.getByRole('button', { name: 'Move to group' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move 40 users to a group?' })
    await dialog.getByLabel('Choose a group').selectOption({ index: 1 })
    await dialog.getByRole('button', { name: 'Move 40 users' }).click()
    await expect(page.getByRole('dialog', { name: /users moved to / })).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByText('40 users selected')).toHaveCount(0)

    // Undo is offered after a reload too.
    await page.reload()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/users restored$/)).toBeVisible()
    await expect(page.getByText(/^Can be undone until/)).toHaveCount(0)
  })
})
