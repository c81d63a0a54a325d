import { expect, test } from './support/fixtures.ts'
import { moveClock } from './support/clock.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'

const name = 'Priya Raghunathan-O’Sullivan'

test('a unit without a call group gets one with its residents, and its page shows who gets called', async ({ page, seeds }) => {
  const openUnit = async () => {
    await page.getByRole('searchbox').fill('Abernathy')
    await expect(page.getByText('Showing 1 of 1')).toBeVisible()
    await page.getByRole('table', { name: 'Units' }).getByRole('row').last().getByRole('link').first().click()
  }
  await openSignedIn(page, administrator(seeds), '/site/units')
  await openUnit()
  await expect(page.getByText('No call group calls these residents.')).toBeVisible()
  await page.getByRole('link', { name: 'New call group' }).click()
  const name = page.getByLabel('Call group name')
  await expect(name).toHaveValue(/^Unit \w+$/)
  const given = await name.inputValue()
  await expect(page.getByText('Wm. J. Abernathy').first()).toBeVisible()
  await page.getByLabel('Phone number').fill('(713) 555-0190')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${given} created`)).toBeVisible()
  await page.getByRole('link', { name: 'Units', exact: true }).click()
  await openUnit()
  const calls = page.getByRole('region', { name: `Call group ${given}` })
  await expect(calls.getByText(`Visitors find it as “${given}”`)).toBeVisible()
  await expect(calls.getByRole('table')).toContainText('Wm. J. Abernathy')
})

test.describe('the members of a household move', () => {
  // After the clock was moved, requests with the old time are refused.
  test.use({ expectedStatuses: [400] })
  test.afterEach(({ request, baseURL }) => moveClock(request, baseURL, { reset: true }))

  test('a resident gets a second unit, and a move-out from the last unit ends access on its day and can be undone', async ({ page, seeds, request, baseURL, scan }) => {
    await openSignedIn(page, administrator(seeds), '/site/units')
    await page.getByRole('button', { name: 'New unit' }).click()
    await page.getByRole('dialog').getByLabel('Unit', { exact: true }).fill('Villa 9')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Unit Villa 9' })).toBeVisible()

    // A user is added to a second unit, in seven actions from the list.
    await page.getByRole('button', { name: 'Add resident' }).click()
    await page.getByRole('combobox', { name: 'User' }).fill('Priya')
    await page.getByRole('option', { name }).click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const residents = page.getByRole('table', { name: 'Residents' })
    await expect(residents.getByRole('link', { name })).toBeVisible()
    const first = residents.getByRole('link', { name: /^\d/ })
    await expect(page.getByText(/keeps all access for/)).toBeVisible()

    // Activity of the unit’s residents.
    await page.getByRole('navigation', { name: 'Unit Villa 9' }).getByRole('link', { name: 'Activity' }).click()
    await expect(page.getByRole('heading', { name: /entr(y|ies).* in the last 30 days/ })).toBeVisible()
    await page.getByRole('link', { name: 'See all activity of these residents' }).click()
    await expect(page.getByText('Residents of one unit')).toBeVisible()
    await page.goBack()
    await page.goBack()

    // The user moves out of the first unit only, and keeps access.
    await first.click()
    await expect(page.getByRole('heading', { level: 1, name: /^Unit \d/ })).toBeVisible()
    await page.getByRole('button', { name: 'Move out now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Move out now' }).click()
    await expect(page.getByText('1 resident moved out')).toBeVisible()
    expect((await scan('15012')).outcome).toBe('open')

    // The user moves out of the last unit on a date.
    await page.getByRole('link', { name: 'Units', exact: true }).last().click()
    await page.getByRole('searchbox').fill('Villa 9')
    await page.getByRole('link', { name: 'Villa 9' }).click()
    await page.getByLabel('Last day').fill(new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10))
    await expect(page.getByText('1 of 1 residents loses all access')).toBeVisible()
    await page.getByRole('button', { name: 'Schedule move-out' }).click()
    await expect(page.getByRole('heading', { name: 'Planned move-outs' })).toBeVisible()

    // The list shows the moves to come, by date.
    await page.getByRole('link', { name: 'Units', exact: true }).last().click()
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Moves to come')
    await expect(page).toHaveURL(/\?status=moves$/)
    await expect(page.getByRole('table', { name: 'Units' }).getByRole('row').last()).toContainText(/Villa 9.*Moves out/)
    await page.getByRole('link', { name: 'Villa 9' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Unit Villa 9' })).toBeVisible()
    expect((await scan('15012')).outcome).toBe('open')

    // The page is left first, because its session ends when the clock moves.
    const unitPath = page.url().replace(String(baseURL), '')
    await page.goto('about:blank')
    await moveClock(request, baseURL, { minutes: 43 * 1440 })
    expect((await scan('15012')).outcome).toBe('denied')
    await openSignedIn(page, administrator(seeds), unitPath)
    await expect(page.getByText('No residents')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(residents.getByRole('link', { name })).toBeVisible()
    expect((await scan('15012')).outcome).toBe('open')
  })
})
