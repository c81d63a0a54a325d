import type { Locator } from '@playwright/test'
import { moveClock } from './support/clock.ts'
import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn, signInOf } from './support/openSignedIn.ts'

test('a user invited to a call group by email subscribes and is in the step that the invitation named', async ({ page, seeds, server, request }) => {
  await openSignedIn(page, signInOf(seeds, ({ lands }) => lands === 'dashboard'), '/site/callgroups')
  await page.getByRole('link', { name: 'Barrientos 0911' }).click()
  await page.getByLabel('Email address').fill('ben.barrientos@mail.example')
  await page.getByLabel('Joins').selectOption({ label: 'Second called' })
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent to ben.barrientos@mail.example')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Revoke the invitation to ben.barrientos@mail.example' })).toBeVisible()

  const { mails } = (await (await request.get(`${server.address}/sandbox/api/outbox`)).json()) as { mails: { to: string; link: string | null }[] }
  const link = mails.find(({ to }) => to === 'ben.barrientos@mail.example')?.link ?? ''
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(link)
  await page.getByLabel('Password', { exact: true }).fill('sandbox2')
  await page.getByLabel('Repeat password', { exact: true }).fill('sandbox2')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Registered Successfully.')).toBeVisible()

  await openSignedIn(page, signInOf(seeds, ({ lands }) => lands === 'dashboard'), '/site/callgroups/14')
  await expect(page.getByRole('list', { name: 'Second called' })).toContainText('ben.barrientos@mail.example')
})

test('removing a call group’s last number shows the effect for visitors before it can be saved', async ({ page, seeds }) => {
  await openSignedIn(page, signInOf(seeds, ({ lands }) => lands === 'dashboard'), '/site/callgroups/15')
  await page.getByLabel('Phone number').click()
  await page.getByLabel('Phone number').fill('')
  await expect(page.getByText(/^1 unsaved change/)).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Some visitors may not reach anyone' })
  await expect(question).toContainText('The call ends here')
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.getByText('Saved: 1 change')).toBeVisible()
  await page.getByRole('link', { name: 'Call groups' }).first().click()
  await expect(page.getByRole('row', { name: /Clubhouse/ })).toContainText('The call ends here')
})

/** The text of a call's events, without times. */
const storyIn = (place: Locator) => place.getByRole('list').filter({ hasText: 'A visitor calls at' }).last().getByRole('listitem').locator('> span:last-child')

test('a new call plan rings as the simulator showed, and removing its last user asks first', async ({ page, seeds, request, baseURL }) => {
  await openSignedIn(page, administrator(seeds), '/site/callgroups')
  await page.getByRole('link', { name: 'Add video group' }).click()
  await page.getByLabel('Call group name').fill('Halvorsen 0610')
  await page.getByLabel('Directory PIN').fill('00610')
  for (const [tier, text, name] of [['First called', 'Alejandra', /^Alejandra/], ['Second called', 'abbott', /^Alexandria Abbott/]] as const) {
    await page.getByRole('button', { name: 'Add user' }).first().click()
    await page.getByRole('combobox', { name: `Add a user to ${tier}` }).fill(text)
    await page.getByRole('option', { name }).click()
  }
  await page.getByLabel('Phone number').fill('(713) 555-0100')
  await page.getByLabel(/^Label/).fill('Leasing line')
  await expect(page.getByText('All 2 users would be notified of a visitor.')).toBeVisible()
  const simulator = page.getByRole('region', { name: 'Ring simulator' })
  await expect(simulator.getByText('The call ends unanswered.')).toBeVisible()
  await simulator.getByRole('button', { name: 'Next step' }).click()
  await expect(simulator.getByRole('timer')).toHaveText('0:30')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Halvorsen 0610' })).toBeVisible()
  // The saved group has stations, and the first one calls.
  await expect(simulator.getByText('A visitor calls at Main Gate, Entry.')).toBeVisible()
  const told = await storyIn(simulator).allTextContents()

  const called = await request.post(`${baseURL}/sandbox/api/calls`, { data: { station: 'main-entry', pin: '00610' } })
  expect(called.ok(), await called.text()).toBe(true)
  await moveClock(request, baseURL, { minutes: 2 })
  await page.goto('/site/log?kind=call')
  await page.getByRole('button', { name: 'Visitor call, Main Gate, Entry' }).first().click()
  await expect(storyIn(page.getByRole('main'))).toHaveText(told)

  await page.goto('/site/callgroups')
  await page.getByRole('link', { name: 'Halvorsen 0610' }).click()
  for (const name of ['Alejandra Villaseñor-Montgomery', 'Alexandria Abbott-Villaseñor']) await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
  await page.getByLabel('Phone number').click()
  await page.getByLabel('Phone number').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Some visitors may not reach anyone' })
  await expect(question).toContainText('No phone rings: a visitor reaches no one.')
  await question.getByRole('button', { name: 'Change the plan' }).click()
  await expect(page.getByText(/^3 unsaved changes/)).toBeVisible()
  // Removed members stay removed after a reload, and the other members keep their names.
  await page.getByRole('button', { name: 'Add user' }).first().click()
  await page.getByRole('combobox', { name: 'Add a user to First called' }).fill('tran')
  await page.getByRole('option', { name: /^Marcus Tran/ }).click()
  const first = page.getByRole('list', { name: 'First called' }).getByRole('listitem')
  await expect(first).toContainText('Marcus Tran')
  await page.reload()
  await expect(first).toContainText('Marcus Tran')
  await expect(page.getByText('Former member')).toBeHidden()
})

test('from the plan’s warning an administrator allows a user’s app notifications and sets their quiet hours', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/callgroups/13')
  const untold = page.getByRole('status').filter({ hasText: 'users would not be notified of a visitor' })
  await expect(untold).toContainText('Keisha Broussard has turned off app notifications.')
  await untold.getByRole('button', { name: 'When Keisha Broussard’s phone rings' }).click()
  const dialog = page.getByRole('dialog', { name: 'When Keisha Broussard’s phone rings' })
  await dialog.getByRole('switch', { name: 'The app can send notifications' }).check()
  await dialog.getByRole('switch', { name: 'At any time' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'All day' }).check()
  await dialog.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('Saved: Keisha Broussard’s phone rings during the new hours')).toBeVisible()
  await expect(page.getByRole('list', { name: 'First called' })).toContainText('Rings: Monday to Friday, all day')
  await expect(page.getByText('1 user would not be notified of a visitor')).toBeVisible()
  await expect(page.getByText('Keisha Broussard has quiet hours all day: Saturday and Sunday.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Actions for Keisha Broussard' }).click()
  await page.getByRole('menuitem', { name: 'When it rings' }).click()
  await expect(dialog.getByRole('switch', { name: 'The app can send notifications' })).toBeChecked()
})

test('the missed calls of a group in the list lead to these calls in activity', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/callgroups')
  const row = page.getByRole('row', { name: /Barrientos 0911/ })
  await expect(row.getByRole('meter', { name: 'Answered' })).toHaveAttribute('aria-valuetext', '0 of 1')
  await row.getByRole('link', { name: '1 missed' }).click()
  await expect(page.getByText('Calls of Barrientos 0911')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Visitor call/ })).toHaveCount(1)
  await expect(page.getByText('1 event. End of list')).toBeVisible()
})
