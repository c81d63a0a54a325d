import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openSignedIn, signInOf } from './support/openSignedIn.ts'

// The size of a phone.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Each journey begins with the seeded plan and without a running call. */
test.beforeEach(async ({ request, baseURL }) => {
  const answer = await request.post(`${baseURL}/sandbox/api/reset`, { data: { world: 'busyProperty' } })
  expect(answer.ok()).toBe(true)
})

/** Reloads the page and returns the service's answer about the user's own group. */
async function reloadedGroup(page: Page): Promise<Record<string, unknown>> {
  const answer = page.waitForResponse((response) => response.url().includes('/CallGroup/GetCallGroup?'))
  await page.reload()
  return ((await (await answer).json()) as { CallGroup: Record<string, unknown> }).CallGroup
}

test('§2 user type 2 moves users in their own video call group and tries the call, and a real call rings as saved', async ({ page, seeds, request, baseURL }) => {
  await openSignedIn(page, signInOf(seeds, ({ lands }) => lands === 'videoCallGroup'), '/')
  await expect(page).toHaveURL(/\/site\/videocallgroup\/callgroup\/edit$/)
  await expect(page.getByRole('heading', { level: 1, name: 'My gate calls' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()

  await page.getByRole('button', { name: 'Actions for Leasing Desk' }).tap()
  await page.getByRole('menuitem', { name: 'Move to Second called' }).tap()
  const simulator = page.getByRole('region', { name: 'Ring simulator' })
  await simulator.getByRole('button', { name: 'Next step' }).tap()
  await expect(simulator.getByRole('timer')).toHaveText('0:30')
  await expect(simulator.getByRole('listitem', { name: 'Leasing Desk’s phone' })).toContainText('is calling')
  await page.getByRole('button', { name: 'Save changes' }).tap()
  await expect(page.getByText('Saved: 2 changes')).toBeVisible()

  const saved = await reloadedGroup(page)
  const people = saved['People'] as { UserID: number; Name: string }[]
  const namesOf = (tier: string) => (saved[tier] as number[]).map((id) => people.find(({ UserID }) => UserID === id)?.Name)
  expect(namesOf('FirstCalled')).toEqual(['Alejandra Villaseñor-Montgomery'])
  expect(namesOf('SecondCalled')).toEqual(['Beatriz Lozano', 'Leasing Desk'])

  const called = await request.post(`${baseURL}/sandbox/api/calls`, { data: { station: 'main-entry', group: 11 } })
  expect(called.ok(), await called.text()).toBe(true)
  const calls = page.getByRole('region', { name: 'Visitor calls' })
  await expect(calls).toContainText('Alejandra Villaseñor-Montgomery', { timeout: 15_000 })
})

test('§2 user type 9 manages their own numbers, and is warned before visitors reach no one', async ({ page, seeds }) => {
  await openSignedIn(page, signInOf(seeds, ({ lands }) => lands === 'voiceCallGroup'), '/')
  await expect(page).toHaveURL(/\/site\/voicecallgroup\/pstngroup\/edit$/)
  await page.getByRole('button', { name: 'Add a number' }).tap()
  await page.getByLabel('Phone number').fill('(281) 555-0142')
  await page.getByLabel(/^Label/).fill('Home')
  await page.getByRole('button', { name: 'Save number' }).tap()
  await page.getByRole('button', { name: 'Actions for Home' }).tap()
  await page.getByRole('menuitem', { name: 'Move up' }).tap()
  await page.getByRole('button', { name: 'Save changes' }).tap()
  await expect(page.getByText('Saved: 1 change')).toBeVisible()
  const { Numbers } = await reloadedGroup(page)
  expect((Numbers as { Phone: string; Label: string }[]).map(({ Label }) => Label)).toEqual(['Oak Ridge Patrol', 'Home', 'Dwayne Pickett'])

  for (const name of ['Oak Ridge Patrol', 'Home', 'Dwayne Pickett']) {
    await page.getByRole('button', { name: `Actions for ${name}` }).tap()
    await page.getByRole('menuitem', { name: `Remove ${name}` }).tap()
  }
  await page.getByRole('button', { name: 'Save changes' }).tap()
  const question = page.getByRole('dialog', { name: 'Some visitors may not reach anyone' })
  await expect(question).toContainText('There are no numbers: a visitor reaches no one.')
  await question.getByRole('button', { name: 'Change the plan' }).tap()
  expect((await reloadedGroup(page))['Numbers']).toHaveLength(3)
})

test('a user with quiet hours is marked in the plan, skipped in the simulator and not called', async ({ page, seeds, request, baseURL }) => {
  await openSignedIn(page, signInOf(seeds, ({ lands }) => lands === 'videoCallGroup'), '/')
  const card = page.getByRole('region', { name: 'When my phone rings' })
  await expect(card).toContainText('At any time')
  await card.getByRole('button', { name: 'Change hours' }).tap()
  const dialog = page.getByRole('dialog', { name: 'When my phone rings' })
  await dialog.getByRole('switch', { name: 'At any time' }).tap()
  await dialog.getByRole('button', { name: 'Remove Hours 1' }).tap()
  await expect(dialog).toContainText('The whole week is quiet. No visitor can ring this phone.')
  // The dialog and its choices are still there after a reload.
  await page.reload()
  await expect(dialog).toContainText('The whole week is quiet. No visitor can ring this phone.')
  await dialog.getByRole('button', { name: 'Save hours' }).tap()
  await expect(page.getByText('Saved: your phone rings during the new hours')).toBeVisible()
  await expect(card).toContainText('At no time')

  await expect(page.getByRole('list', { name: 'First called' }).getByRole('listitem').filter({ hasText: 'Leasing Desk' })).toContainText('Rings: At no time')
  await expect(page.getByText('Leasing Desk has quiet hours all day: every day.')).toBeVisible()
  const simulator = page.getByRole('region', { name: 'Ring simulator' })
  await expect(simulator).toContainText('Leasing Desk is skipped: quiet hours.')
  const call = await request.post(`${baseURL}/sandbox/api/calls`, { data: { station: 'main-entry', group: 11 } })
  const { phones } = (await call.json()) as { phones: { name: string; isRinging: boolean }[] }
  expect(phones.filter(({ isRinging }) => isRinging).map(({ name }) => name)).toEqual(['Alejandra Villaseñor-Montgomery'])
  await expect(page.getByRole('region', { name: 'Visitor calls' })).toContainText(/Ringing, \d+ s: Alejandra Villaseñor-Montgomery/, { timeout: 15_000 })
})

test('by keyboard alone a user is moved, the call is simulated and the plan is saved', async ({ page, seeds }) => {
  await openSignedIn(page, signInOf(seeds, ({ lands }) => lands === 'videoCallGroup'), '/')
  const handle = page.getByRole('button', { name: 'Move Leasing Desk', exact: true })
  await expect(handle).toBeAttached()
  /** Presses Tab until the element has the focus. */
  const tabTo = async (wanted: ReturnType<typeof page.getByRole>) => {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab')
      if (await wanted.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error('It cannot be reached by Tab.')
  }
  await tabTo(handle)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(page.getByRole('list', { name: 'Second called' })).toContainText('Leasing Desk')
  const simulator = page.getByRole('region', { name: 'Ring simulator' })
  await tabTo(simulator.getByRole('button', { name: 'Next step' }))
  await page.keyboard.press('Enter')
  await expect(simulator.getByRole('timer')).toHaveText('0:30')
  await tabTo(page.getByRole('button', { name: 'Save changes' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved: 2 changes')).toBeVisible()
  await tabTo(page.getByRole('region', { name: 'When my phone rings' }).getByRole('button', { name: 'Change hours' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'When my phone rings' })
  await expect(dialog.getByRole('switch', { name: 'The app can send notifications' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change hours' })).toBeFocused()
})

test('user types 2 and 9 cannot open each other’s pages', async ({ page, seeds }) => {
  for (const lands of ['videoCallGroup', 'voiceCallGroup']) {
    await openSignedIn(page, signInOf(seeds, (user) => user.lands === lands), lands === 'videoCallGroup' ? '/site/voicecallgroup/pstngroup/edit' : '/site/videocallgroup/callgroup/edit')
    await expect(page).toHaveURL(lands === 'videoCallGroup' ? /videocallgroup/ : /voicecallgroup/)
    await expect(page.getByRole('heading', { level: 1, name: 'My gate calls' })).toBeVisible()
  }
})
