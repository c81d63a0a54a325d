import type { Browser, Page } from '@playwright/test'
import { expect, test, type Seeds } from './support/fixtures.ts'
import { moveClock } from './support/clock.ts'
import { administrator, colleague, openSignedIn } from './support/openSignedIn.ts'
import { signIn } from './support/signIn.ts'

const houston = 'America/Chicago'
const clockOf = (instant: number) => new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: houston }).format(instant)

/** Opens a page after sign-in, and signs in again if the session has ended. */
async function open(page: Page, seeds: Seeds, path: string): Promise<void> {
  if (page.url() === 'about:blank') return openSignedIn(page, administrator(seeds), path)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (page.url().includes('/auth/login')) await openSignedIn(page, administrator(seeds), path)
}

/** The address of a user's page, found by the search. */
async function userPathOf(page: Page, seeds: Seeds, name: RegExp, search: string): Promise<string> {
  await open(page, seeds, `/site/users?search=${search}`)
  await page.getByRole('link', { name }).first().click()
  await page.waitForURL(/\/site\/users\/\d+$/)
  return new URL(page.url()).pathname
}

test.describe('entry depends on the time', () => {
  // After the clock jumps, the session has ended, and the first request has the old time.
  test.use({ expectedStatuses: [400, 401] })

  test('§3 Access restriction: a PIN with hours opens during them; outside them it is refused with the reason on screen', async ({ page, seeds, scan, request, baseURL }) => {
    const user = await userPathOf(page, seeds, /Abernathy/, 'Abernathy')
    await page.goto(`${user}/codes/new`)
    await page.getByLabel('Label').fill('Dog walker')
    await page.getByRole('button', { name: 'Suggest a free PIN' }).click()
    await expect(page.getByLabel('PIN or number', { exact: true })).toHaveValue(/^\d{4,5}$/)
    await page.getByLabel('PIN or number', { exact: true }).fill('73190')
    await expect(page.getByText('Free at every door it opens').first()).toBeAttached()

    await page.getByRole('switch', { name: 'Own hours' }).check()
    await page.getByRole('switch', { name: 'At any time' }).uncheck()
    const hours = page.getByRole('group', { name: 'Hours 1' })
    for (const day of await hours.getByRole('group', { name: 'Days' }).getByRole('button').all()) {
      if ((await day.getAttribute('aria-pressed')) !== 'true') await day.click()
    }
    // The hours are long enough to include the current time, even in the hour that is repeated when daylight saving time ends.
    const now = Date.now()
    await hours.getByLabel('From', { exact: true }).fill(clockOf(now - 3 * 3_600_000))
    await hours.getByLabel('To', { exact: true }).fill(clockOf(now + 3 * 3_600_000))
    await hours.getByLabel('To', { exact: true }).press('Tab')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/Sent to \d+ controllers/)).toBeVisible()
    await page.waitForURL(new RegExp(`${user}$`))

    await page.goto(`${user}/codes`)
    await expect(page.getByRole('row', { name: /Dog walker/ })).toContainText('Own hours')
    expect(await scan('73190')).toMatchObject({ outcome: 'open' })
    await moveClock(request, baseURL, { minutes: 300 })
    try {
      expect(await scan('73190')).toMatchObject({ outcome: 'denied', reason: 'outsideHours' })
      await open(page, seeds, '/site/dashboard')
      // When the clock jumps, other events can follow this one.
      const event = page.getByRole('region', { name: 'Live events' }).getByRole('listitem').filter({ hasText: 'Abernathy' }).first()
      await expect(event).toContainText('Outside the allowed hours')
      await event.getByRole('link', { name: /^Why\?/ }).click()
      await expect(page.getByText('No, not at that time')).toBeVisible()
      await expect(page.getByText('Outside its hours')).toBeVisible()
      await expect(page.getByText(/Next opening:/)).toBeVisible()
    } finally {
      await moveClock(request, baseURL, { reset: true })
    }
  })
})

test('typing a PIN that another user has shows that user’s name', async ({ page, seeds }) => {
  const user = await userPathOf(page, seeds, /Abernathy/, 'Abernathy')
  await page.goto(`${user}/codes/new`)
  await page.getByLabel('PIN or number', { exact: true }).fill('88213')
  await expect(page.getByText(/Marcus Tran already uses it/).first()).toBeAttached()
})

test('§3 Access code: a shared PIN opens, and is refused after its start moves to the future', async ({ page, seeds, scan }) => {
  await open(page, seeds, '/site/users/codes')
  await page.getByRole('link', { name: 'New shared entry method' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New shared entry method' })).toBeVisible()
  await page.getByLabel('Label').fill('Roofers')
  await page.getByLabel('PIN or number', { exact: true }).fill('73197')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Entry methods' })).toBeVisible()
  expect(await scan('73197')).toMatchObject({ outcome: 'open' })

  await page.goto('/site/users/codes?search=Roofers')
  await expect(page.getByRole('row', { name: /Roofers/ })).toContainText('Shared')
  await page.getByRole('link', { name: 'Edit Roofers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit entry method' })).toBeVisible()
  await page.getByLabel('Starts').fill('2199-01-01')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Entry method saved: Roofers')).toBeVisible()
  expect(await scan('73197')).toMatchObject({ outcome: 'denied' })
  await page.goto('/site/users/codes?search=Roofers')
  await expect(page.getByRole('row', { name: /Roofers/ })).toContainText('Not valid yet')
})

test('§3 Wiegand: a card is added by its bits, and a wrong parity is reported', async ({ page, seeds }) => {
  const user = await userPathOf(page, seeds, /Abernathy/, 'Abernathy')
  await page.goto(`${user}/codes/new`)
  await page.getByLabel('Type').selectOption({ label: 'Prox card' })
  await page.getByLabel('What the reader shows').check()
  await page.getByLabel('Bits or hexadecimal').fill('10101101000000001010001000')
  await expect(page.getByText(/parity is wrong/)).toBeVisible()
  await page.getByLabel('Bits or hexadecimal').fill('00101101000000001010001000')
  await expect(page.getByText('Card number, 16 bits: 00324')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(new RegExp(`${user}$`))
  await page.goto(`${user}/codes`)
  await expect(page.getByRole('cell', { name: '90 · 00324', exact: true })).toBeVisible()
})

test('a restriction template shows before saving how many users gain hours, and then changes the hours', async ({ page, seeds }) => {
  await open(page, seeds, '/site/restrictions')
  await page.getByRole('link', { name: 'Office hours' }).click()
  const effect = page.getByRole('region', { name: 'If you save this' })
  await expect(effect).toContainText('Nothing changes for anyone.')
  await page.getByRole('group', { name: 'Hours 1' }).getByRole('button', { name: /Sat/ }).click()
  await expect(effect).toContainText(/users gain hours|user gains hours/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Template saved: Office hours')).toBeVisible()
  await expect(page.getByText(/Monday to Saturday/).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Office hours/ })).toContainText('Monday to Saturday')
})

test('an entry method that ends in 20 days is listed by its day among those that end within 30 days, not within 7', async ({ page, seeds }) => {
  await open(page, seeds, '/site/users/24/codes/14')
  await page.getByLabel(/^Ends/).fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/site\/users\/24$/)
  await page.goto('/site/users/codes')
  const end = page.getByRole('combobox', { name: 'End' })
  const row = page.getByRole('row', { name: /Featherstonehaugh/ })
  await end.selectOption('Ends within 7 days')
  await expect(page).toHaveURL(/\?ends=7$/)
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove filter: Ends within 7 days' }).click()
  await end.selectOption('Ends within 30 days')
  await expect(row).toHaveCount(1)
  await expect(page.getByRole('rowheader', { name: /^Ends / }).last()).toBeVisible()
  await page.reload()
  await expect(row).toHaveCount(1)
})

test('the new schedule form keeps typed text over a reload and asks before leaving', async ({ page, seeds }) => {
  await open(page, seeds, '/site/schedules/new')
  await page.getByLabel('Name').fill('Lobby by day')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('What you entered earlier is still here.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Lobby by day')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('You have unsaved changes. Go back anyways?')).toBeVisible()
  await page.getByRole('button', { name: 'Go back anyways' }).click()
  await expect(page).toHaveURL(/\/site\/schedules$/)
})

test('a dialog over a list reopens with its text after a reload, and Cancel deletes the text', async ({ page, seeds }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await open(page, seeds, '/site/schedules')
  await page.getByRole('button', { name: 'Add holiday' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Founders’ Day')
  await page.reload()
  const holiday = page.getByRole('dialog', { name: 'Add holiday' })
  await expect(holiday.getByText('What you entered earlier is still here.')).toBeVisible()
  await expect(holiday.getByLabel('Name')).toHaveValue('Founders’ Day')
  await holiday.getByLabel('First day').fill('2027-03-02')
  await holiday.getByRole('button', { name: 'Add holiday' }).click()
  await expect(page.getByText('Founders’ Day saved')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Holidays' }).getByRole('listitem').filter({ hasText: 'Founders’ Day' })).toContainText('March 2, 2027')
  await page.getByRole('button', { name: 'Remove Founders’ Day' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove holiday' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove Founders’ Day' })).toHaveCount(0)

  await page.goto('/site/users/contacts')
  await page.getByRole('button', { name: 'Add contact' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Night plumber')
  await page.reload()
  const contact = page.getByRole('dialog', { name: 'Add contact' })
  await expect(contact.getByLabel('Name')).toHaveValue('Night plumber')
  await contact.getByRole('button', { name: 'Cancel' }).click()
  await expect(contact).toHaveCount(0)
  await page.getByRole('button', { name: 'Add contact' }).click()
  await expect(contact.getByLabel('Name')).toHaveValue('')
})

test.describe('a session ends while an administrator types', () => {
  test.use({ expectedStatuses: [401] })

  test('a dialog over a list reopens with its text after signing in again', async ({ page, seeds }) => {
    const admin = administrator(seeds)
    await open(page, seeds, '/site/users/contacts')
    await page.getByRole('button', { name: 'Add contact' }).click()
    const contact = page.getByRole('dialog', { name: 'Add contact' })
    await contact.getByLabel('Name').fill('Elevator company')
    await contact.getByLabel('Phone').fill('+1 713 555 0144')
    await page.evaluate(() => localStorage.setItem('authToken', 'ended'))
    // A request of the page itself may end the session before this press.
    await contact.getByRole('button', { name: 'Save' }).click({ timeout: 5_000 }).catch(() => {})
    await expect(page).toHaveURL(/\/auth\/login\?next=/)
    await signIn(page, admin.username, admin.password)
    await expect(contact.getByText('What you entered earlier is still here.')).toBeVisible()
    await expect(contact.getByLabel('Phone')).toHaveValue('+1 713 555 0144')
    await contact.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: /Elevator company/ })).toBeVisible()
  })
})

/** Opens the portal as a second administrator in a separate browser. */
async function asRobert(browser: Browser, seeds: Seeds, baseURL: string | undefined, path: string, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await openSignedIn(page, colleague(seeds), path)
  await work(page)
  await context.close()
}

test.describe('two administrators edit the same record', () => {
  test.use({ expectedStatuses: [409] })

  test('in one schedule, the second administrator chooses between the hours, and other changes are merged', async ({ page, seeds, browser, baseURL }) => {
    await open(page, seeds, '/site/schedules')
    await page.getByRole('link', { name: 'Mail truck' }).click()
    await page.getByRole('group', { name: 'Hours 1' }).getByRole('button', { name: /Sat/ }).click()
    await page.getByRole('switch', { name: 'Pauses on holidays' }).uncheck()
    await asRobert(browser, seeds, baseURL, new URL(page.url()).pathname, async (other) => {
      await other.getByLabel('Name').fill('Mail van')
      await other.getByRole('group', { name: 'Hours 1' }).getByLabel('To', { exact: true }).fill('11:00 AM')
      await other.getByRole('group', { name: 'Hours 1' }).getByLabel('To', { exact: true }).press('Tab')
      await other.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(other.getByText('Schedule saved: Mail van')).toBeVisible()
    })

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Another user also changed this' })
    await expect(dialog.getByRole('listitem')).toHaveText(['Name: Mail van (Another user)', 'Pauses on holidays: Off (you)'])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('2 unsaved changes: Pauses on holidays and Weekly hours')).toBeVisible()

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.getByRole('radio', { name: 'Monday to Saturday, 10:30 AM to 11:00 AM' }).check()
    await dialog.getByRole('button', { name: 'Save these choices' }).click()
    await expect(page.getByText('Schedule saved: Mail van')).toBeVisible()
    await expect(page.getByText(/Another user’s values were kept: Name/)).toBeVisible()
    const row = page.getByRole('row', { name: /Mail van/ })
    await expect(row).toContainText('Monday to Saturday, 10:30 AM to 11:00 AM')
    await expect(row).not.toContainText('not on holidays')
  })

  test('two administrators edit one PIN: the doors chosen by the first and the name typed by the second are saved and apply at the door', async ({ page, seeds, browser, baseURL, scan }) => {
    const user = await userPathOf(page, seeds, /Marcus Tran/, 'Marcus Tran')
    expect(await scan('88213', 'main-entry')).toMatchObject({ outcome: 'open' })
    await page.getByRole('row', { name: /PIN/ }).getByRole('link').first().click()
    await page.getByLabel('Label').fill('Front gate')
    await asRobert(browser, seeds, baseURL, new URL(page.url()).pathname, async (other) => {
      await other.getByLabel('Label').fill('Main code')
      await other.getByRole('checkbox', { name: 'Main Gate, Entry' }).uncheck()
      await other.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(other.getByText('Entry method saved: Main code')).toBeVisible()
    })

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Another user also changed this' })
    await expect(dialog.getByRole('listitem')).toHaveText('Opens Main Gate, Entry: No (Another user)')
    await dialog.getByRole('radio', { name: 'Front gate' }).check()
    await dialog.getByRole('button', { name: 'Save these choices' }).click()
    await page.waitForURL(new RegExp(`${user}$`))
    await expect(page.getByText('Entry method saved: Front gate')).toBeVisible()
    await expect(page.getByText(/Another user’s values were kept: Opens Main Gate, Entry/)).toBeVisible()
    expect(await scan('88213', 'main-entry')).toMatchObject({ outcome: 'denied' })
    expect(await scan('88213', 'main-exit')).toMatchObject({ outcome: 'open' })
  })
})

test('a schedule’s page shows its effect before saving and removing, and the door follows the schedule', async ({ page, seeds, scan }) => {
  const user = await userPathOf(page, seeds, /Estrada/, 'Estrada')
  await page.goto(`${user}/codes/new`)
  await page.getByLabel('PIN or number', { exact: true }).fill('73195')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(new RegExp(`${user}$`))
  expect(await scan('73195', 'main-entry')).toMatchObject({ outcome: 'denied', reason: 'outsideHours' })

  await page.goto('/site/schedules/new')
  await page.getByLabel('Name').fill('Open day')
  await page.getByLabel('Door', { exact: true }).selectOption({ label: 'Main Gate, Entry' })
  await page.getByRole('switch', { name: 'At any time' }).check()
  await page.getByRole('switch', { name: 'Pauses on holidays' }).uncheck()
  const effect = page.getByRole('region', { name: 'If you save this' })
  await expect(effect).toContainText(/users gain hours/)
  await effect.getByRole('button', { name: /^See/ }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Estrada' })).toContainText(/0 → 16[789] h a week/)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('switch', { name: 'Active' }).uncheck()
  await expect(effect).toContainText('It opens no doors while it is suspended.')
  await expect(effect).toContainText('Nothing changes for anyone.')
  await page.getByRole('switch', { name: 'Active' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('row', { name: /Open day/ })).toContainText('Held open now')
  expect(await scan('73195', 'main-entry')).toMatchObject({ outcome: 'open' })

  await page.getByRole('link', { name: 'Open day' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Open day?' })
  await expect(dialog.getByRole('region', { name: 'If you remove it' })).toContainText(/users lose hours/)
  await dialog.getByRole('button', { name: 'Remove schedule' }).click()
  await expect(page.getByText('Schedule removed')).toBeVisible()
  expect(await scan('73195', 'main-entry')).toMatchObject({ outcome: 'denied', reason: 'outsideHours' })
})

test('§3 Door output modes: a saved schedule holds its door open at once for everyone', async ({ page, seeds, scan }) => {
  await open(page, seeds, '/site/schedules/new')
  expect(await scan('3127', 'tower-b-lobby')).toMatchObject({ outcome: 'denied' })
  await page.getByLabel('Name').fill('Open house')
  await page.getByLabel('Door', { exact: true }).selectOption({ label: 'Tower B Lobby' })
  await page.getByRole('switch', { name: 'At any time' }).check()
  await page.getByRole('switch', { name: 'Pauses on holidays' }).uncheck()
  await expect(page.getByRole('region', { name: 'If you save this' })).toContainText('Doors that the schedule holds open let everyone in.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('row', { name: /Open house/ })).toContainText('Held open now')
  // The door is open to everyone, so an unknown PIN passes too.
  expect(await scan('3127', 'tower-b-lobby')).toMatchObject({ outcome: 'open' })
})

test('on the page of all groups’ doors, a group’s changed restriction shows in its cell', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/groups')
  await page.getByRole('link', { name: 'Access by door' }).click()
  await page.getByRole('button', { name: 'Staff and leasing at Clubhouse Front Door: Always' }).click()
  await page.getByRole('link', { name: 'Edit restriction' }).click()
  await page.getByRole('radio', { name: 'Template' }).check()
  await page.getByLabel('Template', { exact: true }).last().selectOption({ label: 'Office hours' })
  await page.getByRole('button', { name: 'Save restriction' }).click()
  await expect(page.getByText('Restriction saved')).toBeVisible()
  await page.goto('/site/groups?view=doors')
  // An earlier test adds Saturday to the template.
  await page.getByRole('button', { name: /^Staff and leasing at Clubhouse Front Door: Mon–(Fri|Sat), 8 AM–6 PM$/ }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Staff and leasing at Clubhouse Front Door' })).toBeVisible()
  await expect(page.getByText(/^Monday to (Friday|Saturday), 8:00 AM to 6:00 PM/)).toBeVisible()
})

test('a group’s hours at one door are copied to another by keyboard, as the effect says', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/groups?view=doors&group=5&door=main-entry')
  // Escape closes the details, and the focus returns to their cell.
  await page.getByRole('button', { name: 'Copy to other doors…' }).press('Escape')
  await expect(page.getByRole('button', { name: 'Copy to other doors…' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Vendors, weekday at Main Gate, Entry: / })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Copy to other doors…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Copy access at Main Gate, Entry' })
  await dialog.getByRole('checkbox', { name: 'Garage Level P2, North Stairwell Door' }).press('Space')
  await expect(dialog.getByRole('region', { name: 'If you save this' })).toContainText(/[1-9] users? gain/)
  await dialog.getByRole('button', { name: 'Copy to 1 door' }).press('Enter')
  await expect(page.getByText('Access copied to 1 door')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Vendors, weekday at Garage Level P2, North Stairwell Door: Mon–(Fri|Sat), 8 AM–6 PM$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Copy to other doors…' }).press('Enter')
  await dialog.getByRole('checkbox', { name: 'Garage Level P2, North Stairwell Door' }).press('Space')
  await expect(dialog.getByText('Nothing changes for anyone.')).toBeVisible()
})
