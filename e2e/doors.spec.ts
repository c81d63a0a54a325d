import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'

test('a door is found in the list and opened on its page, and its activity shows the event', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  await page.getByRole('navigation').getByRole('link', { name: 'Doors' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Doors' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search doors' }).fill('service gate')
  await expect(page.getByRole('link', { name: 'Tower B Lobby' })).toHaveCount(0)
  await page.getByRole('link', { name: /^Service Gate/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: /^Service Gate/ })).toBeVisible()
  await page.getByRole('button', { name: /^Open/ }).first().click()
  await expect(page.getByText(/Opened \d+:\d/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Controller' }).getByRole('link')).toHaveAttribute('href', /\/site\/devices\?open=/)
  await page.getByRole('link', { name: 'See all activity at this door' }).click()
  await expect(page).toHaveURL(/\/site\/log\?door=service-gate/)
  await expect(page.getByText(/^Service Gate, Fannin St\.: from the portal/).first()).toBeVisible()

  await page.goBack()
  await page.getByRole('link', { name: 'Doors', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Doors' })).toBeVisible()
})

test('the page of a deleted door says so and links to all doors', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/doors/no-such-door')
  await expect(page.getByText('This door does not exist.')).toBeVisible()
  await page.getByRole('link', { name: 'All doors' }).click()
  await expect(page.getByRole('link', { name: 'Pool Gate' })).toBeVisible()
})

test('a door’s page shows today’s entries by hour, and an hour links to its events', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/doors/tower-b-lobby')
  await page.getByRole('button', { name: /^Open/ }).first().click()
  await expect(page.getByText(/Opened \d/)).toBeVisible()
  await page.reload()
  const card = page.getByRole('region', { name: /entr(y|ies) .*today/ })
  const busiest = card.getByRole('link', { name: /Entries: [1-9]/ }).last()
  const hours = await busiest.getAttribute('aria-label')
  const [, entries = ''] = /Entries: (\d+)/.exec(hours ?? '') ?? []
  await card.getByRole('button', { name: 'Show as table' }).click()
  const [span = ''] = (hours ?? '').split('. ')
  await expect(card.getByRole('row', { name: new RegExp(`^${span} ${entries} `) })).toBeVisible()
  await card.getByRole('button', { name: 'Show as bars' }).click()
  await busiest.press('Enter')
  await expect(page).toHaveURL(/fromTime=/)
  await expect(page.getByText('Tower B Lobby: ').filter({ hasText: /PIN|Card|portal/ })).toHaveCount(Number(entries))
})

test('the page Today shows the states of doors: a user opens a past day, reads a time and sees its events', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  await page.getByRole('region', { name: 'Doors' }).getByRole('link', { name: 'Today' }).click()
  const lanes = page.getByRole('group', { name: 'Doors over the day' })
  await expect(lanes.getByRole('list', { name: 'Pool Gate' }).getByRole('button', { name: /^Offline/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^Today: .*offline/ })).toBeVisible()
  await expect(page).toHaveURL(/view=day/)

  await page.getByRole('button', { name: 'Day before' }).click()
  await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Next day' })).toBeVisible()
  await expect(page.getByText(/^Now, /)).toHaveCount(0)
  await lanes.getByRole('list', { name: /^Garage/ }).getByRole('button', { name: /^Closed/ }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'See activity' }).click()
  await expect(page).toHaveURL(/\/site\/log\?door=garage-p2&kind=event&from=.*fromTime=/)
  await page.goBack()

  await lanes.getByRole('link', { name: 'Main Gate, Entry', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Main Gate, Entry' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Today: / }).getByRole('button', { name: 'Show as table' })).toBeVisible()

  await page.goto('/site/doors/pool-gate')
  await page.getByRole('list', { name: 'Times' }).getByRole('link', { name: /^offline \d+ min$/ }).first().press('Enter')
  await expect(page).toHaveURL(/\/site\/log\?door=pool-gate&kind=event&from=.*fromTime=/)
})

test('on a phone, the doors’ day and a door’s page work by keyboard alone', async ({ page, seeds }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(page, administrator(seeds), '/site/doors?view=day')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.getByRole('button', { name: 'Show as table' }).focus()
  await press('Tab')
  const first = page.getByRole('link', { name: 'Main Gate, Entry', exact: true })
  await expect(first).toBeFocused()
  await press('Tab', 'ArrowDown', 'ArrowUp', 'End', 'Enter')
  const details = page.getByRole('dialog', { name: / to now/ })
  await expect(details).toBeVisible()
  await press('Tab')
  await expect(details.getByRole('link', { name: 'See activity' })).toBeFocused()
  await press('Escape')
  await expect(details).toHaveCount(0)
  await expect(page.getByRole('button', { name: / to now/ }).first()).toBeFocused()
  await press('Shift+Tab', 'Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Main Gate, Entry' })).toBeVisible()
  const hold = page.getByRole('button', { name: /^Hold until/ })
  await hold.focus()
  await press('Enter')
  await expect(page.getByRole('dialog', { name: 'Main Gate, Entry' }).getByRole('group', { name: 'Hold open until' })).toBeVisible()
  await press('Escape')
  await expect(hold).toBeFocused()
  await press('Tab', 'Enter')
  await expect(page.getByText(/Opened \d+:\d/)).toBeVisible()
})
