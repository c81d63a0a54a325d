import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test, type Seeds } from './support/fixtures.ts'
import { signIn } from './support/signIn.ts'

const admin = (seeds: Seeds) => seeds.signIns.find(({ lands }) => lands === 'dashboard')
const staff = (seeds: Seeds) => seeds.signIns.find(({ audience }) => audience.startsWith('Staff'))

async function signInAs(page: Page, user: Seeds['signIns'][number] | undefined): Promise<void> {
  await page.goto('/auth/login')
  await signIn(page, user?.username ?? '', user?.password ?? '')
  await expect(page).toHaveURL(/\/site\/dashboard$/)
}

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
    await signInAs(page, admin(seeds))
    await editPerson(page, name)
    await page.getByLabel(/^Unit/).fill('0999')
    await page.getByLabel(/^Notes/).fill('Call before entry.')

    const context = await browser.newContext({ baseURL })
    const other = await context.newPage()
    await signInAs(other, staff(seeds))
    await editPerson(other, name)
    await other.getByLabel(/^Unit/).fill('0888')
    await other.getByLabel(/^Phone for visitor calls/).fill('+1 713 555 0190')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText('Saved: 2 changes')).toBeVisible()
    await context.close()

    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: /changed this meanwhile/ })
    await expect(dialog.getByText('Kept from both: Phone for visitor calls and Notes')).toBeVisible()
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
    await signInAs(page, admin(seeds))
    await editPerson(page, name)
    await page.getByLabel(/^Notes/).fill('Spare key at the desk.')
    await expect(page.getByText('1 unsaved change: Notes')).toBeVisible()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByLabel(/^Notes/)).toHaveValue('Spare key at the desk.')

    await page.evaluate(() => localStorage.setItem('authToken', 'ended'))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/auth\/login\?next=/)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await signIn(page, admin(seeds)?.username ?? '', admin(seeds)?.password ?? '')
    await expect(page).toHaveURL(/\/edit$/)
    await expect(page.getByText('You were here before: what you typed then is still here.')).toBeVisible()
    await expect(page.getByLabel(/^Notes/)).toHaveValue('Spare key at the desk.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved: 1 change')).toBeVisible()
  })

  test('§2 asks before typed changes are left', async ({ page, seeds }) => {
    await signInAs(page, admin(seeds))
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
  await signInAs(page, admin(seeds))
  await openPerson(page, name)
  const group = await page.getByRole('term').filter({ hasText: /^Group$/ }).locator('xpath=following-sibling::dd').textContent()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Move out…' }).click()
  const question = page.getByRole('dialog', { name: `Move ${name} out?` })
  await expect(question.getByText(/to No access/)).toBeVisible()
  await question.getByRole('button', { name: 'Move out' }).click()
  await expect(page.getByText(`${name} has moved out`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'No access' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`${name} has everything back`)).toBeVisible()
  await expect(page.getByRole('link', { name: group ?? '' }).first()).toBeVisible()
})

test('the wizard goes back and forth without loss, over a reload too, and saves once', async ({ page, seeds }) => {
  await signInAs(page, admin(seeds))
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await page.getByRole('link', { name: 'Add user' }).click()
  const goOn = () => page.getByRole('button', { name: 'Continue' }).click()
  await goOn()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Ngozi')
  await page.getByLabel('Last name').fill('Achterberg-Lindqvist')
  await page.getByLabel(/^Unit/).fill('0417')
  await goOn()
  await expect(page).toHaveURL(/step=type/)
  await goOn()
  await page.getByRole('radio', { name: 'Residents, Tower B' }).check()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/step=type/)
  await goOn()
  await expect(page.getByRole('radio', { name: 'Residents, Tower B' })).toBeChecked()
  await goOn()
  await goOn()
  await page.getByRole('button', { name: 'PIN', exact: true }).click()
  await page.getByRole('button', { name: 'Next free code' }).click()
  await expect(page.getByText('Free where they may pass')).toBeVisible()
  const pin = await page.getByLabel('Access code').inputValue()

  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page).toHaveURL(/step=methods/)
  await expect(page.getByLabel('Access code')).toHaveValue(pin)
  await expect(page.getByText('Free where they may pass')).toBeVisible()
  await goOn()
  await goOn()
  await expect(page.getByText('Nothing has been written yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ngozi Achterberg-Lindqvist' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Residents, Tower B' }).first()).toBeVisible()
})

test('keyboard alone: found, opened, changed and saved', async ({ page, seeds }) => {
  await signInAs(page, admin(seeds))
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
  await expect(page.getByText('Showing 1–1 of 1')).toBeVisible()
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

test.describe('a hundred thousand users', () => {
  test.afterEach(({ request, baseURL }) => resetWorld(request, baseURL, 'busyProperty'))

  test('are searched, sorted, selected across pages and moved', async ({ page, request, baseURL }) => {
    test.setTimeout(150_000)
    await resetWorld(request, baseURL, 'hundredThousandUsers')
    const seeds = (await (await request.get(`${baseURL}/sandbox/api/seeds`)).json()) as Seeds
    await signInAs(page, admin(seeds))
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await expect(page.getByRole('row')).toHaveCount(21)
    await page.getByRole('searchbox').fill('okonkwo')
    await expect(page).toHaveURL(/search=okonkwo/)
    await expect(page.getByText(/Showing 1–20 of (1[\d,.]+|2[\d,.]+)/).first()).toBeVisible()
    await page.getByRole('columnheader', { name: /Unit/ }).getByRole('link').click()
    await expect(page).toHaveURL(/sort=Unit-up/)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expect(page.getByText('20 people selected').first()).toBeVisible()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText('20 people selected').first()).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expect(page.getByText('40 people selected').first()).toBeVisible()

    await page.getByRole('button', { name: 'Move to group' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move 40 people to a group?' })
    await dialog.getByLabel('Choose a group').selectOption({ index: 1 })
    await dialog.getByRole('button', { name: 'Move 40 people' }).click()
    await expect(page.getByRole('dialog', { name: /(changed|was so already)/ })).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByText('40 people selected')).toHaveCount(0)
  })
})
