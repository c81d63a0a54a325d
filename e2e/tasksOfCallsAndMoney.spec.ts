import { chooseTestNumber, openBilling } from './support/billing.ts'
import { moveClock } from './support/clock.ts'
import { countActions, mostActions } from './support/countActions.ts'
import { expect, test } from './support/fixtures.ts'
import { administrator, colleague, openSignedIn, signInOf } from './support/openSignedIn.ts'

const nothingOnFile = /nothing on file/
let actions = countActions()

test.beforeEach(() => {
  actions = countActions('keyboard')
})

test.afterEach(() => {
  expect(actions.count(), 'actions').toBeGreaterThan(0)
  expect(actions.count(), 'actions').toBeLessThanOrEqual(mostActions)
})

test('a visitor’s call is answered on any page, opens the door and is ended', async ({ page, seeds, request, baseURL }) => {
  await openSignedIn(page, administrator(seeds), '/site/users')
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  const called = await request.post(`${baseURL}/sandbox/api/calls`, { data: { station: 'main-entry', group: 14 } })
  expect(called.ok()).toBe(true)
  const banner = page.getByRole('region', { name: 'Visitor call', exact: true })
  await actions.press(banner.getByRole('button', { name: /^Answer:/ }))
  await expect(banner).toContainText('Dana Whitfield is talking to the visitor')
  await actions.press(banner.getByRole('button', { name: /^Open/ }))
  await expect(banner).toContainText('Dana Whitfield is talking to the visitor and opened the door')
  await actions.press(banner.getByRole('button', { name: /^End/ }))
  await expect(banner).toBeHidden()
})

test('a family gets a call group that calls its residents, then a neighbor, then a phone number', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/units?search=0203')
  await actions.press(page.getByRole('link', { name: '0203' }).first())
  await actions.press(page.getByRole('link', { name: 'New call group' }))
  await actions.fill(page.getByLabel('Directory PIN'), '00203')
  await actions.press(page.getByRole('button', { name: 'Add user' }).last())
  const field = page.getByRole('combobox', { name: 'Add a user to Second called' })
  await actions.fill(field, 'abbott')
  await expect(page.getByRole('listbox', { name: 'Add a user to Second called' }).getByRole('option')).toHaveText([/^Alexandria Abbott/])
  await actions.press(field)
  await actions.fill(page.getByLabel('Phone number'), '(713) 555-0100')
  await actions.press(page.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: /0203/ })).toBeVisible()
  await expect(page.getByRole('list', { name: 'First called' })).toContainText('Deborah Castleberry')
  await expect(page.getByRole('list', { name: 'Second called' })).toContainText('Alexandria Abbott')
})

test('an overdue invoice is paid with a new card', async ({ page, seeds }) => {
  await openBilling(page, seeds, nothingOnFile)
  await actions.press(page.getByRole('button', { name: 'Add card' }))
  await actions.fill(page.getByLabel('Name on card'), 'Grace Lindqvist')
  const fields = page.frameLocator('iframe')
  await actions.act(() => chooseTestNumber(fields, 'visa, ok'))
  await actions.fill(fields.getByLabel('Expires'), '08 / 30')
  await actions.fill(fields.getByLabel('Security code'), '123')
  await actions.press(page.getByRole('button', { name: 'Save card' }))
  await expect(page.getByText(/^Visa ending \d{4}$/)).toBeVisible()
  await actions.press(page.getByRole('button', { name: /^Pay \$/ }))
  await actions.press(page.getByRole('dialog').getByRole('button', { name: /^Pay \$/ }))
  await expect(page.getByText(/was charged to Visa ending/)).toBeVisible()
})

test.describe('a clock that moved by days', () => {
  // The first call is refused as too old and sent again, and the session has ended.
  test.use({ expectedStatuses: [400, 401] })

  test('a bank account is added and verified by its deposits', async ({ page, seeds, request, baseURL }) => {
    await openBilling(page, seeds, nothingOnFile)
    const bank = page.getByRole('region', { name: 'Bank account' })
    await actions.press(bank.getByRole('button', { name: 'Add bank account' }))
    await actions.fill(bank.getByLabel('Account holder'), 'Cedar Row Townhomes')
    await actions.act(() => bank.getByLabel('Savings').check())
    await actions.fill(bank.getByLabel('Routing number'), '110000000')
    await actions.act(() => chooseTestNumber(page.frameLocator('iframe'), ' ok'))
    await actions.press(bank.getByRole('button', { name: 'Add bank account' }))
    await expect(bank.getByText('Not verified')).toBeVisible()
    await moveClock(request, baseURL, { minutes: 6 * 24 * 60 })
    await openBilling(page, seeds, nothingOnFile)
    await actions.fill(page.getByLabel('First amount'), '0.32')
    await actions.fill(page.getByLabel('Second amount'), '0.45')
    await actions.press(page.getByRole('button', { name: 'Verify account' }))
    await expect(bank.getByText('Verified', { exact: true })).toBeVisible()
    await moveClock(request, baseURL, { reset: true })
  })
})

test.describe('an ended session', () => {
  test.use({ expectedStatuses: [400, 401] })

  test('a user changes the password and ends all other sessions', async ({ page, seeds, browser, baseURL }) => {
    const user = signInOf(seeds, ({ audience }) => audience === 'Kits administrator')
    const elsewhere = await browser.newContext({ baseURL })
    const other = await elsewhere.newPage()
    await openSignedIn(other, user, '/site/devices')
    await openSignedIn(page, user, '/site/dashboard')
    await actions.press(page.getByRole('link', { name: 'My account', exact: true }))
    const card = page.getByRole('region', { name: 'Change password' })
    await actions.fill(card.getByRole('textbox', { name: 'Current password' }), user.password)
    await actions.fill(card.getByRole('textbox', { name: 'New password', exact: true }), 'gatewell7')
    await actions.fill(card.getByRole('textbox', { name: 'New password again' }), 'gatewell7')
    await actions.press(card.getByRole('button', { name: 'Change password' }))
    await expect(page.getByText('1 other session ended.')).toBeVisible()
    await other.reload()
    await expect(other).toHaveURL(/\/auth\/login/)
    await elsewhere.close()
  })
})

test('an operator finds a user of another account, signs in as that user with a reason, and returns', async ({ page, seeds }) => {
  await openSignedIn(page, colleague(seeds), '/site/accounts')
  await actions.fill(page.getByRole('searchbox'), 'oakline')
  await expect(page).toHaveURL(/search=oakline/)
  await actions.press(page.getByRole('link', { name: 'Oakline House' }))
  await actions.press(page.getByRole('link', { name: 'Work in this account' }))
  await expect(page.getByText('Working in Oakline House').first()).toBeVisible()
  await actions.press(page.getByRole('link', { name: 'Users', exact: true }).first())
  await actions.press(page.getByRole('main').getByRole('link', { name: 'Oakline House', exact: true }))
  await actions.press(page.getByRole('button', { name: 'More', exact: true }))
  await actions.press(page.getByRole('menuitem', { name: 'Sign in as' }))
  const dialog = page.getByRole('dialog', { name: 'Sign in as Oakline House?' })
  await actions.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Ticket 48215')
  await actions.press(dialog.getByRole('button', { name: 'Sign in' }))
  await expect(page.getByText('Signed in as Oakline House').first()).toBeVisible()
  await actions.press(page.getByRole('button', { name: 'Back to my user' }))
  await expect(page.getByRole('button', { name: /Robert Kowalczyk/ })).toBeVisible()
})
