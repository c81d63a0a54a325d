import type { Page } from '@playwright/test'
import { countActions, type Means, mostActions } from './support/countActions.ts'
import { decodeQr } from './support/decodeQr.ts'
import { expect, test } from './support/fixtures.ts'
import { administrator, colleague, openPortalOf, openSignedIn } from './support/openSignedIn.ts'

const screens: readonly { screen: string; width: number; means: Means }[] = [{ screen: 'by keyboard', width: 1280, means: 'keyboard' }, { screen: 'on a phone', width: 390, means: 'pointer' }]

type Actions = ReturnType<typeof countActions>

/** Opens a page of the menu, which a phone has behind a button. */
async function goTo(page: Page, { press }: Actions, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await press(menu)
  await press(page.getByRole('link', { name, exact: true }).locator('visible=true').first())
}

/** Presses an action of a door. A phone has all but one behind the door's menu. */
async function pressDoor(page: Page, { press }: Actions, action: string, door: string): Promise<void> {
  const button = page.getByRole('button', { name: `${action}, ${door}` })
  await expect(page.getByRole('button', { name: `Open, ${door}` })).toBeVisible()
  if (await button.isVisible()) return press(button)
  await press(page.getByRole('button', { name: `Actions, ${door}` }))
  await press(page.getByRole('dialog', { name: door }).getByRole('button', { name: new RegExp(`^${action}`) }))
}

// The usual tasks of an administrator: each ends in a few actions from the dashboard, by keyboard and on a phone.
for (const { screen, width, means } of screens) {
  test.describe(screen, () => {
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
      await pressDoor(page, actions, 'Open', width === 390 ? 'Clubhouse Front Door' : 'Main Gate, Entry')
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

    test(`from the list of users, a worker with a PIN, a phone and a card for weekdays at two doors is added ${screen}`, async ({ page }) => {
      await page.goto('/site/users')
      await actions.press(page.getByRole('link', { name: 'Add user' }))
      await actions.fill(page.getByLabel('First name'), 'Wanda')
      await actions.fill(page.getByLabel('Last name'), means === 'keyboard' ? 'Keys' : 'Fingers')
      await actions.fill(page.getByLabel(/^Phone/), means === 'keyboard' ? '(713) 555-0381' : '(713) 555-0382')
      await actions.choose(page.getByLabel('User group'), 'Vendors, weekday')
      for (const method of ['PIN', 'Phone number', 'Prox card']) await actions.press(page.getByRole('button', { name: method, exact: true }))
      await actions.fill(page.getByLabel('Card number', { exact: true }), means === 'keyboard' ? '7711' : '7712')
      await actions.press(page.getByRole('button', { name: 'Add user' }))
      await expect(page.getByRole('heading', { level: 1, name: /^Wanda / })).toBeVisible()
      // Another task may have added Saturday to the group's hours.
      await expect(page.getByRole('region', { name: 'Slip to hand over' })).toContainText(/Monday to (Friday|Saturday)/)
    })

    test(`a cleaner gets a weekly key ${screen}`, async ({ page, seeds, baseURL }) => {
      const { api } = await openPortalOf(baseURL ?? '', administrator(seeds))
      await api.createQRInvite({ InviteType: 'Temporary', InviteName: 'Doors to remember', Ports: ['main-entry', 'clubhouse'] })
      await actions.press(page.getByRole('link', { name: 'Send invite' }))
      await actions.fill(page.getByLabel('Name', { exact: true }), 'Rosa, cleaning')
      await actions.fill(page.getByLabel('Mobile number or email'), 'rosa@limpieza.example')
      await actions.check(page.getByRole('radio', { name: 'Every week' }))
      await actions.check(page.getByRole('checkbox', { name: 'Tue' }))
      await actions.fill(page.getByLabel('From', { exact: true }), '8 am')
      await actions.fill(page.getByLabel('Until', { exact: true }), '12 pm')
      await actions.press(page.getByRole('button', { name: 'Send invite' }))
      await expect(page.getByRole('region', { name: 'Invite sent' })).toContainText('Email sent to rosa@limpieza.example.')
      await expect(page.getByText('Every Tuesday, 8:00 AM to 12:00 PM')).toBeVisible()
    })

    test(`a weekly key gets shorter hours ${screen}`, async ({ page }) => {
      await goTo(page, actions, 'Invites')
      await actions.press(page.getByRole('link', { name: 'Okonkwo family' }))
      await actions.press(page.getByRole('link', { name: 'Edit', exact: true }))
      await actions.fill(page.getByLabel('To', { exact: true }).first(), means === 'keyboard' ? '8 pm' : '7 pm')
      await actions.press(page.getByRole('button', { name: 'Save', exact: true }))
      await expect(page.getByText('Invite saved: Okonkwo family')).toBeVisible()
      await expect(page.getByText(means === 'keyboard' ? /to 8:00 PM/ : /to 7:00 PM/).first()).toBeVisible()
    })

    test(`300 residents are imported with their PINs, and the import is undone ${screen}`, async ({ page }) => {
      const rows = Array.from({ length: 300 }, (_, index) => `Settler ${String(index).padStart(3, '0')};${2000 + index};settler${index}@mail.example;${81_000 + index}`)
      await goTo(page, actions, 'Import')
      await actions.press(page.getByRole('link', { name: 'Import users' }).first())
      const file = { name: 'settlers.csv', mimeType: 'text/csv', buffer: Buffer.from(['Resident;Apt;E-mail;PIN', ...rows].join('\r\n')) }
      await actions.act(() => page.locator('input[type=file]').setInputFiles(file))
      for (const name of ['Next: Check', 'Preview 300 rows', 'Import 300 rows']) await actions.press(page.getByRole('button', { name, exact: true }))
      await expect(page.getByText('Finished: 300 created, 0 changed, 0 unchanged, 0 refused or left out.')).toBeVisible({ timeout: 20_000 })
      await actions.press(page.getByRole('button', { name: 'Undo all 300' }))
      await actions.press(page.getByRole('dialog').getByRole('button', { name: 'Undo all 300' }))
      await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible({ timeout: 20_000 })
    })

    test.describe('a colleague edits the same user', () => {
      test.use({ expectedStatuses: [409] })

      test(`an administrator chooses between two edits ${screen}`, async ({ page, seeds, baseURL }) => {
        const name = means === 'keyboard' ? 'Eleanor Fitzgerald' : 'Grzegorz Wójcik'
        await goTo(page, actions, 'Users')
        await actions.fill(page.getByRole('searchbox'), name)
        await actions.press(page.getByRole('link', { name, exact: true }))
        await actions.press(page.getByRole('link', { name: 'Edit', exact: true }))
        await actions.fill(page.getByLabel(/^Notes/), 'Two keys.')
        const { api } = await openPortalOf(baseURL ?? '', colleague(seeds))
        const { Users: [user] } = await api.getUserTierUserList({ searchText: name })
        await api.updateUserDetail({ ID: user?.ID ?? 0, Version: user?.Version ?? 0, Notes: 'One key.' })
        await actions.press(page.getByRole('button', { name: 'Save', exact: true }))
        const dialog = page.getByRole('dialog', { name: /also changed this/ })
        await actions.check(dialog.getByRole('radio', { name: 'Two keys.' }))
        await actions.press(dialog.getByRole('button', { name: 'Save these choices' }))
        await expect(page.getByText('Saved: 1 change')).toBeVisible()
        await expect(page.getByText('Two keys.').last()).toBeVisible()
      })
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

test('on a phone a guest keeps the key in the wallet and the calendar, and shows it offline, in three actions', async ({ page, seeds, context }) => {
  const actions = countActions()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(seeds.invites.find(({ type, state }) => type === 'Temporary' && state === 'valid')?.link ?? '')
  for (const [name, ending] of [[/Apple Wallet/, /\.pkpass$/], ['Add to calendar', /\.ics$/]] as const) {
    const file = page.waitForEvent('download')
    await actions.press(page.getByRole('button', { name }))
    expect((await file).suggestedFilename()).toMatch(ending)
  }
  await context.setOffline(true)
  await actions.press(page.getByRole('button', { name: 'Full screen' }))
  await expect.poll(async () => decodeQr(await page.screenshot())).toBeTruthy()
  expect(actions.count()).toBe(3)
})

test('at 400 % zoom a door is opened, and an administrator finds out why a guest was denied, in seven actions', async ({ page, seeds }) => {
  const actions = countActions('keyboard')
  await page.setViewportSize({ width: 320, height: 256 })
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  await pressDoor(page, actions, 'Open', 'Clubhouse Front Door')
  await expect(page.getByRole('region', { name: 'Doors' }).getByText(/^Opened \d+:\d\d:\d\d/)).toBeVisible()
  await goTo(page, actions, 'Activity')
  await actions.fill(page.getByRole('searchbox'), 'Harbor Piano')
  await actions.press(page.getByRole('button', { name: 'Harbor Piano Tuning' }).first())
  await expect(page.getByRole('region', { name: 'Why?' })).toContainText('No, no longer valid')
  expect(actions.count()).toBeLessThanOrEqual(7)
})

test('by keyboard alone the first door opens within ten keys of the loaded dashboard', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  const open = page.getByRole('button', { name: 'Open, Main Gate, Entry' })
  await expect(open).toBeVisible()
  // The first link of the page leads past the menu. Two keys for it and one to open the door leave seven to reach the door.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  for (let tabs = 3; tabs < mostActions && !(await open.evaluate((element) => element === document.activeElement)); tabs += 1) await page.keyboard.press('Tab')
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Doors' }).getByText(/^Opened \d+:\d\d:\d\d/)).toBeVisible()
})
