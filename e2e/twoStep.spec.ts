import type { Page } from '@playwright/test'
import { codeAt } from '../packages/sandbox/src/twoStep/turnTwoStep.ts'
import { expect, test, type Seeds } from './support/fixtures.ts'
import { administrator, openPortalOf, openSignedIn, signInOf } from './support/openSignedIn.ts'
import { signIn } from './support/signIn.ts'

// A password without the second step is answered with 403, and a wrong code with 400.
test.use({ expectedStatuses: [400, 403] })

test.beforeEach(async ({ request, server }) => {
  expect((await request.post(`${server.address}/sandbox/api/reset`, { data: { world: 'busyProperty' } })).ok()).toBe(true)
})

const biller = (seeds: Seeds) => signInOf(seeds, ({ username }) => username === 'billing@whisperingpines.example')
const halfMinute = 30_000
/** Three consecutive codes of the app. The set-up uses `before`, so the other two can still be used. */
const codes = (secret: string) => ({ before: codeAt(secret, Date.now() - halfMinute), now: codeAt(secret, Date.now()), next: codeAt(secret, Date.now() + halfMinute) })

/** Turns two-step sign-in on by the portal's calls, without a page. */
async function turnOn(portal: Awaited<ReturnType<typeof openPortalOf>>) {
  const { Secret } = (await portal.api.beginTwoStep()).App
  const { RecoveryCodes } = await portal.api.startTwoStep({ Code: codes(Secret).before })
  return { secret: Secret, recovery: RecoveryCodes }
}

async function saveCodes(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Save your recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const shown = await list.getByRole('listitem').allTextContents()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Save the codes first, then select the box.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I saved these codes in a safe place' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  return shown
}

test('a user sets up an app, then signs in with its code on a phone that is trusted, and with a recovery code after the trust ends', async ({ page, seeds, browser, baseURL }) => {
  const user = administrator(seeds)
  await openSignedIn(page, user, '/site/mywebaccount')
  await page.getByRole('link', { name: 'Set up' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in security' })).toBeVisible()
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = ((await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '')
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('This code is wrong or has expired.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(codes(secret).before)
  await page.getByRole('button', { name: 'Turn on' }).click()
  const downloads = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await downloads).suggestedFilename()).toBe('recovery-codes.txt')
  const recovery = await saveCodes(page)
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible()

  const phone = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const other = await phone.newPage()
  await other.goto('/auth/login?next=/site/schedules')
  await signIn(other, user.username, user.password)
  await expect(other.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
  await expect(other.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await expect(other.getByRole('textbox', { name: 'Code' })).toHaveAttribute('autocomplete', 'one-time-code')
  await other.getByRole('textbox', { name: 'Code' }).fill('000000')
  await expect(other.getByText(/4 tries left\./)).toBeVisible()
  await other.getByRole('checkbox', { name: 'Don’t ask on this browser for 30 days' }).check()
  // The user pastes the code from the app, and the page sends it at once.
  const { now } = codes(secret)
  await other.getByRole('textbox', { name: 'Code' }).fill(`${now.slice(0, 3)} ${now.slice(3)}`)
  await expect(other.getByRole('heading', { level: 1, name: 'Schedules' })).toBeVisible()
  await expect(other).toHaveURL(/\/site\/schedules$/)

  const again = async () => {
    await other.evaluate(() => localStorage.clear())
    await other.goto('/auth/login')
    await signIn(other, user.username, user.password)
  }
  await again()
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await page.goto('/site/mywebaccount')
  const trusted = page.getByRole('region', { name: 'Trusted browsers' })
  await trusted.getByRole('button', { name: /^End trust in/ }).click()
  await expect(page.getByText('The next sign-in from that browser needs a second step')).toBeVisible()
  await expect(trusted).toBeHidden()
  await again()
  await other.getByRole('button', { name: 'Use a recovery code' }).click()
  await other.getByRole('textbox', { name: 'Recovery code' }).fill((recovery[0] ?? '').toLowerCase().replace('-', ''))
  await other.getByRole('button', { name: 'Log in' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.goto('/site/mywebaccount/security')
  await expect(page.getByText('9 of 10 recovery codes left')).toBeVisible()
  await phone.close()

  await page.getByRole('button', { name: 'Turn off' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn off two-step sign-in?' })
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codes(secret).next)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step sign-in is off', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('five wrong codes lead back to the password, with the user name kept', async ({ page, seeds, baseURL }) => {
  const user = administrator(seeds)
  await turnOn(await openPortalOf(baseURL ?? '', user))
  await page.goto('/auth/login')
  await signIn(page, user.username, user.password)
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await page.getByRole('textbox', { name: 'Code' }).fill('')
    await page.getByRole('textbox', { name: 'Code' }).fill('000000')
    await expect(page.getByText(left)).toBeVisible()
  }
  await page.getByRole('textbox', { name: 'Code' }).fill('')
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await expect(page.getByText('Too many wrong codes. Enter your password again.')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue(user.username)
})

test('a user adds a passkey, confirms a sign-in with it, and removes it', async ({ page, seeds, baseURL }) => {
  const user = administrator(seeds)
  await openSignedIn(page, user, '/site/mywebaccount')
  const { secret } = await turnOn(await openPortalOf(baseURL ?? '', user))
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  })
  await page.goto('/site/mywebaccount/security')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add passkey' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Blue laptop')
  await dialog.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('Passkey added')).toBeVisible()
  await expect(page.getByText(/never used/)).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login?next=/site/mywebaccount/security')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText(/last used/)).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login?next=/site/mywebaccount/security')
  await signIn(page, user.username, user.password)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm with your passkey' })).toBeVisible()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText(/last used/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove Blue laptop' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Passkey removed')).toBeVisible()
  await expect(page.getByText('No passkeys yet')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login')
  await signIn(page, user.username, user.password)
  await page.getByRole('textbox', { name: 'Code' }).fill(codes(secret).now)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('if the account requires two-step sign-in, an administrator sets it up after the password and before the first page', async ({ page, seeds, baseURL }) => {
  const [dana, user] = [administrator(seeds), biller(seeds)]
  await openSignedIn(page, dana, '/site/mywebaccount/security')
  await expect(page.getByRole('switch', { name: 'Require two-step sign-in for administrators' })).toBeDisabled()
  await turnOn(await openPortalOf(baseURL ?? '', dana))
  await page.reload()
  await page.getByRole('switch', { name: 'Require two-step sign-in for administrators' }).check()
  await expect(page.getByText('Administrators need a second step from their next sign-in')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login')
  await signIn(page, user.username, user.password)
  await expect(page.getByRole('heading', { level: 1, name: 'Set up two-step sign-in' })).toBeVisible()
  // No other page opens, because there is no session yet.
  await page.goto('/site/billing')
  await expect(page).toHaveURL(/\/auth\/login/)
  await signIn(page, user.username, user.password)
  const secret = ((await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '')
  await page.getByRole('textbox', { name: 'Code' }).fill(codes(secret).now)
  await saveCodes(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
  await page.goto('/site/mywebaccount/security')
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible()
  await expect(page.getByText('Your property requires two-step sign-in for administrators.')).toBeVisible()
})

test('an administrator resets the two-step sign-in of a user, who then signs in with the password and gets the reason by email', async ({ page, seeds, baseURL, request }) => {
  const [dana, user] = [administrator(seeds), biller(seeds)]
  await turnOn(await openPortalOf(baseURL ?? '', user))
  await openSignedIn(page, dana, '/site/mywebaccount/security')
  await page.getByRole('link', { name: user.name }).click()
  await page.getByRole('button', { name: 'Reset two-step sign-in' }).click()
  const dialog = page.getByRole('dialog', { name: `Reset two-step sign-in of ${user.name}?` })
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await expect(dialog.getByText('Enter a reason. The user gets it by email.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Lost the phone')
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText(`Two-step sign-in of ${user.name} reset`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reset two-step sign-in' })).toBeHidden()
  const { mails } = (await (await request.get(`${baseURL}/sandbox/api/outbox`)).json()) as { mails: { to: string; subject: string; text: string }[] }
  expect(mails[0]).toMatchObject({ to: user.username, subject: 'Your two-step sign-in was reset' })
  expect(mails[0]?.text).toContain('Dana Whitfield turned off the two-step sign-in of your account. Reason: Lost the phone')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login')
  await signIn(page, user.username, user.password)
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
})
