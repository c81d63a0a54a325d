import type { Page } from '@playwright/test'
import { countActions, type Means, mostActions } from './support/countActions.ts'
import { expect, test } from './support/fixtures.ts'
import { administrator, openPortalOf, openSignedIn } from './support/openSignedIn.ts'

const screens: readonly { screen: string; width: number; means: Means }[] = [{ screen: 'by keyboard', width: 1280, means: 'keyboard' }, { screen: 'on a phone', width: 390, means: 'pointer' }]

type Actions = ReturnType<typeof countActions>

/** Opens a page of the menu, which a phone has behind a button. */
async function goTo(page: Page, { press }: Actions, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await press(menu)
  await press(page.getByRole('link', { name, exact: true }).locator('visible=true').first())
}

/** Presses an action of a door, which a phone has behind the door's button. */
async function pressDoor(page: Page, { press }: Actions, action: string, door: string): Promise<void> {
  const sheet = page.getByRole('button', { name: `Actions, ${door}` })
  await expect(sheet.or(page.getByRole('button', { name: `${action}, ${door}` }))).toBeVisible()
  if (!(await sheet.isVisible())) return press(page.getByRole('button', { name: `${action}, ${door}` }))
  await press(sheet)
  await press(page.getByRole('dialog', { name: door }).getByRole('button', { name: new RegExp(`^${action}`) }))
}

// The usual tasks of an administrator: each ends in a few actions from the dashboard, by keyboard and on a phone.
for (const { screen, width, means } of screens) {
  test.describe(screen, () => {
    test.setTimeout(40_000)
    let actions: Actions

    test.beforeEach(async ({ page, seeds }) => {
      actions = countActions(means)
      await page.setViewportSize({ width, height: 844 })
      await openSignedIn(page, administrator(seeds), '/site/dashboard')
      await expect(page.getByRole('region', { name: 'Doors' })).toBeVisible()
    })

    test.afterEach(() => {
      expect(actions.count(), 'actions').toBeGreaterThan(0)
      expect(actions.count(), 'actions').toBeLessThanOrEqual(mostActions)
    })

    test(`a door is opened ${screen}`, async ({ page }) => {
      const doors = page.getByRole('region', { name: 'Doors' })
      await pressDoor(page, actions, 'Open', width === 390 ? 'Main Gate, Exit' : 'Main Gate, Entry')
      await expect(doors.getByText(/^Opened \d+:\d\d:\d\d/)).toBeVisible()
    })

    test(`a gate is held open ${screen}`, async ({ page }) => {
      const doors = page.getByRole('region', { name: 'Doors' })
      await pressDoor(page, actions, 'Hold until…', width === 390 ? 'Tower B Lobby' : 'Service Gate, Fannin St.')
      await actions.fill(page.getByLabel(/^Reason/), 'HOA meeting')
      await actions.press(page.getByRole('button', { name: /^Hold until [^…E]/ }))
      await expect(doors.getByText(/“HOA meeting”/).first()).toBeVisible()
    })

    test(`an administrator finds out why a guest was denied ${screen}`, async ({ page }) => {
      await goTo(page, actions, 'Activity')
      await actions.fill(page.getByRole('searchbox'), 'Harbor Piano')
      await actions.press(page.getByRole('button', { name: 'Harbor Piano Tuning' }).first())
      await expect(page.getByRole('region', { name: 'Why?' })).toContainText('No, no longer valid')
    })

    test(`entries around 2 AM are saved as a PDF ${screen}`, async ({ page }) => {
      await goTo(page, actions, 'Activity')
      await expect(page.getByRole('searchbox')).toBeVisible()
      const filters = page.getByRole('button', { name: 'Filters', exact: true })
      if (await filters.isVisible()) await actions.press(filters)
      await actions.choose(page.getByRole('combobox', { name: 'When' }), 'Last night')
      await expect(page).toHaveURL(/fromTime=/)
      const file = page.waitForEvent('download')
      await actions.press(page.getByRole('button', { name: 'Save as PDF' }))
      expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
    })

    test(`an invite is revoked ${screen}`, async ({ page, seeds, baseURL }) => {
      const { api } = await openPortalOf(baseURL ?? '', administrator(seeds))
      const InviteName = `Tile setter ${Date.now()}`
      await api.createQRInvite({ InviteType: 'Temporary', InviteName, Ports: ['main-entry'] })
      await goTo(page, actions, 'Invites')
      await actions.press(page.getByRole('link', { name: InviteName }))
      await actions.press(page.getByRole('button', { name: 'Revoke' }))
      await actions.press(page.getByRole('button', { name: 'Revoke invite' }))
      await expect(page.getByText('Revoked. It no longer opens any doors.')).toBeVisible()
    })

    test(`a household moves out and the move is undone ${screen}`, async ({ page }) => {
      await goTo(page, actions, 'Units')
      await actions.fill(page.getByRole('searchbox'), 'Castleberry')
      await expect(page.getByText('Showing 1 of 1')).toBeVisible()
      await actions.press(page.getByRole('link', { name: '0203' }).first())
      await actions.press(page.getByRole('button', { name: 'Move out now' }))
      await actions.press(page.getByRole('dialog').getByRole('button', { name: 'Move out now' }))
      await expect(page.getByText('1 resident moved out')).toBeVisible()
      await actions.press(page.getByRole('button', { name: 'Undo' }))
      await expect(page.getByRole('link', { name: 'Deborah Castleberry' }).first()).toBeVisible()
    })

    test(`a holiday is added ${screen}`, async ({ page }) => {
      await goTo(page, actions, 'Schedules')
      await actions.press(page.getByRole('button', { name: 'Add holiday' }))
      const dialog = page.getByRole('dialog', { name: 'Add holiday' })
      const name = `Founders’ Day ${Date.now() % 100_000}`
      await actions.fill(dialog.getByLabel('Name'), name)
      await actions.fill(dialog.getByLabel('First day'), `2027-03-${means === 'keyboard' ? '10' : '11'}`)
      await actions.press(dialog.getByRole('button', { name: 'Add holiday' }))
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
    })

    test(`a template of hours changes, with its effect before saving, ${screen}`, async ({ page }) => {
      await goTo(page, actions, 'Restrictions')
      await actions.press(page.getByRole('link', { name: 'Office hours' }))
      await actions.press(page.getByRole('group', { name: 'Hours 1' }).getByRole('button', { name: /Sat/ }))
      await expect(page.getByRole('region', { name: 'If you save this' })).toContainText(/gains? hours|loses? hours|lose hours/)
      await actions.press(page.getByRole('button', { name: 'Save', exact: true }))
      await expect(page.getByText('Template saved: Office hours')).toBeVisible()
    })

    test(`the language is changed ${screen}`, async ({ page }) => {
      await actions.choose(page.getByLabel('Language'), 'Español')
      await expect(page.getByRole('heading', { level: 1, name: 'Panel' })).toBeVisible()
      await actions.choose(page.getByLabel('Idioma'), 'English')
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    })
  })
}

test('a user creates a password from the email in three actions', async ({ page, seeds }) => {
  const actions = countActions()
  const link = seeds.links.find(({ kind, state }) => kind === 'resetPassword' && state === 'valid')?.link ?? ''
  await page.goto(link)
  await actions.fill(page.getByLabel('Password', { exact: true }), 'gatewell7')
  await actions.fill(page.getByLabel('Repeat password', { exact: true }), 'gatewell7')
  await actions.press(page.getByRole('button', { name: 'Save password' }))
  await expect(page.getByText('Your password was saved.')).toBeVisible()
  expect(actions.count()).toBe(3)
})
