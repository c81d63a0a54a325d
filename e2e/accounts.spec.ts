import type { Page } from '@playwright/test'
import { expect, test, type Seeds } from './support/fixtures.ts'
import { administrator, colleague, openPortalOf, openSignedIn } from './support/openSignedIn.ts'
import { signIn } from './support/signIn.ts'

const newPassword = 'gatewell7'

function findLink(seeds: Seeds, kind: string, state: string): string {
  const found = seeds.links.find((candidate) => candidate.kind === kind && candidate.state === state)
  if (!found) throw new Error(`No ${kind} link is seeded in the state ${state}.`)
  return found.link
}

async function fillPasswords(page: Page, password: string, confirm = password): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat password', { exact: true }).fill(confirm)
}

test('§8 forgotten password: from the sign-in page through the mail to a new sign-in', async ({ page, seeds, request, baseURL }) => {
  const user = seeds.signIns.find(({ lands }) => lands === 'singleFamilySetup')
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await page.getByLabel('Username').fill(user?.username ?? '')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  const { mails } = (await (await request.get(`${baseURL}/sandbox/api/outbox`)).json()) as { mails: { to: string; link: string }[] }
  const mail = mails.find(({ to }) => to === user?.username)
  await page.goto(mail?.link ?? '')
  await fillPasswords(page, newPassword)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(page.getByText('Your password was saved.')).toBeVisible()
  await signIn(page, user?.username ?? '', newPassword)
  await expect(page).toHaveURL(/single-family-manual-setup$/)
})

test('§2 reset-password shows the forgot-password page and ends the session', async ({ page, seeds }) => {
  const admin = seeds.signIns.find(({ lands }) => lands === 'dashboard')
  await page.goto('/auth/login')
  await signIn(page, admin?.username ?? '', admin?.password ?? '')
  await expect(page).toHaveURL(/dashboard$/)
  await page.goto('/reset-password')
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test.describe('a reset link sets a password', () => {
  test('§2 CreatePassword/{resetToken}: the password panel; a link back to login only with /{sfh}', async ({ page, seeds }) => {
    const link = findLink(seeds, 'resetPassword', 'valid')
    await page.goto(link)
    await expect(page.getByLabel('Repeat password', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to login' })).toHaveCount(0)
    await page.goto(`${link}/sfh`)
    await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/auth/login')
  })

  test('§2 unsaved changes: a page without the router asks before leaving a typed password, then follows the link', async ({ page, seeds }) => {
    const router = page.waitForRequest(/startPortal/, { timeout: 3000 }).catch(() => null)
    await page.goto(`${findLink(seeds, 'resetPassword', 'valid')}/sfh`)
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('sandbox2')
    await page.getByRole('link', { name: 'Back to login' }).click()
    await page.getByRole('dialog', { name: 'You have unsaved changes. Go back anyways?' }).getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(password).toHaveValue('sandbox2')
    expect(await router).toBeNull()
    await page.getByRole('link', { name: 'Back to login' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Go back anyways' }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  })

  test('§4 reset link: expired shows the expiry message above a usable form', async ({ page, seeds }) => {
    await page.goto(findLink(seeds, 'resetPassword', 'expired'))
    await expect(page.getByText('This password reset link has expired. Please request a new password reset.')).toBeVisible()
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  })

  for (const state of ['used', 'unknown']) {
    test(`§4 reset link: not valid (${state}) goes to login, which says so`, async ({ page, seeds }) => {
      await page.goto(findLink(seeds, 'resetPassword', state))
      await expect(page).toHaveURL(/\/auth\/login$/)
      await expect(page.getByText('Password reset link is not vaild')).toBeVisible()
    })
  }

  test('§4 reset: NonWebAccessUser goes to /nonwebaccessuser, which says “reset”; §2 nonwebaccessuser links to both apps', async ({ page, seeds }) => {
    await page.goto(findLink(seeds, 'resetPassword', 'validMobileOnly'))
    await fillPasswords(page, newPassword)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page).toHaveURL(/\/nonwebaccessuser$/)
    await expect(page.getByRole('heading', { name: 'Password Reset' })).toBeVisible()
    await expect(page.getByText(/Password has been reset\. Please log into .* mobile app with your new password/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Password Reset' })).toBeVisible()
    await expect(page.getByRole('link', { name: /iPhone/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Android/ })).toBeVisible()
  })

  test('§2 nonwebaccessuser: a user who only opens its address sees nothing about a password', async ({ page }) => {
    await page.goto('/nonwebaccessuser?password=reset')
    await expect(page.getByRole('heading', { name: 'Use the mobile app' })).toBeVisible()
    await expect(page.getByText(/Password has been/)).toHaveCount(0)
  })

  test('§5 create alerts on the screen: an empty password has an alert; different passwords disable the button', async ({ page, seeds }) => {
    await page.goto(findLink(seeds, 'resetPassword', 'valid'))
    const submit = page.getByRole('button', { name: 'Save password' })
    await submit.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Password cannot be empty' })).toBeVisible()
    await fillPasswords(page, newPassword, 'gatewell8')
    await expect(page.getByText('Confirm Passwords do not match..')).toBeVisible()
    await expect(submit).toBeDisabled()
    await fillPasswords(page, 'ABCDEFGH')
    await expect(page.getByText('Invalid Password', { exact: true })).toBeVisible()
  })

  test('§2 unsaved changes: leaving asks first, and staying keeps the typed text', async ({ page, seeds }) => {
    await page.goto('/not-found')
    await page.goto(`${findLink(seeds, 'resetPassword', 'valid')}/sfh`)
    await page.getByLabel('Password', { exact: true }).fill(newPassword)
    await page.getByRole('link', { name: 'Back to login' }).click()
    await expect(page.getByRole('dialog')).toContainText('You have unsaved changes. Go back anyways?')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(newPassword)
    await page.getByRole('link', { name: 'Back to login' }).click()
    await page.getByRole('button', { name: 'Go back anyways' }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
  })
})

test.describe('the master user sets a password', () => {
  const outcomes = [
    { state: 'signin', target: /\/auth\/login$/, says: 'Your password was saved.' },
    { state: 'NonWebAccessUser', target: /\/nonwebaccessuser/, says: 'Password Set' },
    { state: 'WatchmanSystemConfiguration', target: /\/watchmansystemconfiguration/, says: 'Your password is set. Log in and choose the users that visitors can call.' },
    { state: 'other', target: /\/auth\/login$/, says: 'Your password was saved.' },
  ]
  for (const { state, target, says } of outcomes) {
    test(`§2, §4 master user: ${state} leads to the page of its redirect value`, async ({ page, seeds }) => {
      await page.goto(findLink(seeds, 'masterUser', state))
      await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '')
      await expect(page.getByLabel('Email')).toHaveValue(/@/)
      await fillPasswords(page, newPassword)
      await page.getByRole('button', { name: 'Create password' }).click()
      await expect(page).toHaveURL(target)
      await expect(page.getByText(says).first()).toBeVisible()
    })
  }

  test("§8 'Password already exists' opens the page with a login link", async ({ page, seeds }) => {
    await page.goto(findLink(seeds, 'masterUser', 'passwordExists'))
    await expect(page.getByText('Password already exists')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
  })
})

test('§2 Subscribe: each alert, then success and the hidden form, then the new user signs in', async ({ page, seeds }) => {
  await page.goto(findLink(seeds, 'subscribe', 'valid'))
  const submit = page.getByRole('button', { name: 'Subscribe' })
  const username = page.getByLabel('Username')
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text })
  await username.fill('')
  await submit.click()
  await expect(alert('Please Enter Username')).toBeVisible()
  await username.fill('not an address')
  await submit.click()
  await expect(alert('Please Enter Password')).toBeVisible()
  await fillPasswords(page, newPassword)
  await submit.click()
  await expect(alert('Please Enter Valid Username')).toBeVisible()
  await username.fill('jordan.lee@mail.example')
  await fillPasswords(page, 'abc')
  await submit.click()
  await expect(alert('Please Enter Valid Password')).toBeVisible()
  await fillPasswords(page, newPassword)
  await submit.click()
  await expect(page.getByText('Registered Successfully.')).toBeVisible()
  await expect(page.getByLabel('Repeat password', { exact: true })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await signIn(page, 'jordan.lee@mail.example', newPassword)
  await expect(page).toHaveURL(/videocallgroup\/callgroup\/edit$/)
})

test('§2 Subscribe: a used link and a link without a token show no form and say why', async ({ page, seeds }) => {
  for (const link of [findLink(seeds, 'subscribe', 'used'), '/Subscribe']) {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveCount(0)
    await expect(page.getByText('It may have been used already.')).toHaveCount(link === '/Subscribe' ? 1 : 0)
  }
})

test('§2 watchmansystemconfiguration: the video plays with captions, and its text is on the page', async ({ page }) => {
  await page.goto('/watchmansystemconfiguration')
  await expect(page.getByText(/up to 3 people at once/).first()).toBeVisible()
  await expect(page.getByText(/after 30 seconds of no answer/).first()).toBeVisible()
  await expect(page.getByText(/voice-only number/).first()).toBeVisible()
  const state = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    await video.play()
    await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }))
    return { time: video.currentTime, captions: video.textTracks[0]?.mode, error: video.error?.message }
  })
  expect(state).toMatchObject({ captions: 'showing', error: undefined })
  expect(state.time).toBeGreaterThan(0)
  const transcript = page.getByRole('region', { name: /^Trans/ }).getByRole('listitem')
  await expect(transcript).toHaveCount(5)
  await expect(transcript.first()).toHaveText('0:00A visitor presses call at the gate.')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(transcript.last()).toHaveText('0:20El usuario que contesta puede abrir la entrada.')
  await expect(page.locator('[lang=es] > li')).toHaveCount(5)
})

test('§2 accountdeletionrequest gives everyone the same answer and deletes nothing', async ({ page, seeds }) => {
  const admin = seeds.signIns.find(({ lands }) => lands === 'dashboard')
  for (const username of ['nobody@nowhere.example', admin?.username ?? '']) {
    await page.goto('/accountdeletionrequest')
    await page.getByLabel('Username').fill(username)
    await page.getByRole('button', { name: 'Request deletion' }).click()
    await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  }
  await page.goto('/auth/login')
  await signIn(page, admin?.username ?? '', admin?.password ?? '')
  await expect(page).toHaveURL(/dashboard$/)
})

test('§2 signin-admin: an administrator signs in as someone else, sees both names, and comes back', async ({ page, seeds }) => {
  const link = findLink(seeds, 'signInAsAdmin', 'valid')
  await page.goto(link)
  await expect(page).toHaveURL(/\/site\/dashboard$/)
  await expect(page.getByText('Signed in as Dana Whitfield').first()).toBeVisible()
  await expect(page.getByText('You are Robert Kowalczyk').first()).toBeVisible()
  await page.getByRole('button', { name: 'Back to my user' }).click()
  await expect(page.getByText('Signed in as Dana Whitfield')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Robert Kowalczyk/ })).toBeVisible()
})

test.describe('an operator signs in as a user', () => {
  test.use({ expectedStatuses: [400, 401] })

  test('signing in as a user starts on their page with a reason; banner and activity have both names; ending returns to the page', async ({ page, seeds }) => {
    await openSignedIn(page, colleague(seeds), '/site/users/1')
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Sign in as' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in as Dana Whitfield?' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Ticket 48213')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/site\/dashboard$/)
    const banner = page.getByRole('status').filter({ hasText: 'Signed in as Dana Whitfield' })
    await expect(banner).toContainText('You are Robert Kowalczyk · Reason: Ticket 48213 · Ends at')
    await banner.getByRole('button', { name: '15 more minutes' }).click()
    await expect(banner).toContainText('Ends at')
    await page.goto('/site/log')
    await expect(page.getByText(/Ticket 48213/).nth(1)).toBeVisible()
    await banner.getByRole('button', { name: 'Back to my user' }).click()
    await expect(page).toHaveURL(/\/site\/users\/1$/)
    await expect(page.getByRole('button', { name: /Robert Kowalczyk/ })).toBeVisible()
  })

  test('a failed return to the administrator’s own user shows an error', async ({ page, seeds, baseURL }) => {
    await openSignedIn(page, colleague(seeds), '/site/users/1?ask=signInAs')
    const dialog = page.getByRole('dialog', { name: 'Sign in as Dana Whitfield?' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Ticket 48214')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Signed in as Dana Whitfield').first()).toBeVisible()
    await page.goto('/site/schedules')
    await expect(page.getByRole('heading', { level: 1, name: 'Schedules' })).toBeVisible()
    // Only the request of the press is answered, because any other request would notice the ended session before it.
    await page.route(/\/svc\/(?!.*\/SignInAsAdmin)/, () => {})
    // Dana, an administrator, ends the operator's session in her account.
    const dana = await openPortalOf(baseURL ?? '', administrator(seeds))
    await dana.api.endOwnSessions({ SessionID: null })
    await page.getByRole('button', { name: 'Back to my user' }).click()
    await expect(page).toHaveURL(/\/auth\/login/)
    await expect(page.getByText('That session has ended.')).toBeVisible()
  })
})

for (const path of ['/signin-admin', '/CreateMasterUserPassword', '/CreateMasterUserPassword?userName=nobody-gave-this-out', '/CreatePassword/nobody-gave-this-out']) {
  test(`a failed sign-in-as link shows an error on the sign-in page and keeps the session: ${path}`, async ({ page, seeds }) => {
    const says = page.getByText(/^This (sign-in )?link (no longer works|is no longer valid)|^Password reset link is not vaild/)
    await page.goto(path)
    await expect(page).toHaveURL(/\/auth\/login$/)
    await expect(says).toBeVisible()
    await openSignedIn(page, administrator(seeds), path)
    await expect(says).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull()
    await page.goto('/')
    await expect(page).toHaveURL(/\/site\/dashboard$/)
  })
}

test.describe('a used sign-in link is refused', () => {
  test.use({ expectedStatuses: [400] })
  test('§2 signin-admin: leads to login, which says why', async ({ page }) => {
    await page.goto('/signin-admin?token=nobody-gave-this-out')
    await expect(page).toHaveURL(/\/auth\/login$/)
    await expect(page.getByText('This sign-in link is no longer valid. Log in, then open it again.')).toBeVisible()
  })
})
