import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

test('without scripts the sign-in page is visible, and its button is disabled', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeDisabled()
  await expect(page.getByText('Support (972) 555-0148')).toBeVisible()
  const { inlineSize, ground } = await page.getByRole('button', { name: 'Log in' }).evaluate((button) => {
    const style = getComputedStyle(button)
    return { inlineSize: style.width, ground: style.backgroundColor }
  })
  expect(Number.parseInt(inlineSize, 10)).toBeGreaterThan(200)
  expect(ground).not.toBe('rgba(0, 0, 0, 0)')
  await context.close()
})

test('text typed before the scripts load is kept, and so is the focus', async ({ page, seeds }) => {
  const release = await holdScripts(page, '**/assets/**.js')
  await page.goto('/auth/login', { waitUntil: 'commit' })
  const admin = seeds.signIns.find(({ lands }) => lands === 'dashboard')
  await page.getByLabel('Username').pressSequentially(admin?.username ?? '')
  await page.getByLabel('Password', { exact: true }).pressSequentially(admin?.password ?? '')
  release()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  await expect(page.getByLabel('Username')).toHaveValue(admin?.username ?? '')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/site\/dashboard$/)
})

test('a press before the scripts load signs in at once, and then leads to the wanted page', async ({ page, seeds }) => {
  const release = await holdScripts(page, /\/assets\/(?!sign-in-ahead)[^/]*\.js/)
  await page.goto('/auth/login?next=%2Fsite%2Fusers%3Fpage%3D2', { waitUntil: 'commit' })
  const logins: string[] = []
  page.on('request', (request) => new URL(request.url()).pathname === '/svc/account/login' && logins.push(request.method()))
  const button = page.getByRole('button', { name: 'Log in' })
  await expect(button).toBeEnabled()
  await button.click()
  const missing = () => page.getByLabel('Username').evaluate((field: HTMLInputElement) => field.validity.customError && field.validationMessage)
  expect(await missing()).toBe('Please Enter Username')
  await expect(page.getByLabel('Username')).toBeFocused()
  const admin = seeds.signIns.find(({ lands }) => lands === 'dashboard')
  await page.getByLabel('Username').fill(admin?.username ?? '')
  expect(await missing()).toBe(false)
  await page.getByLabel('Password', { exact: true }).fill(admin?.password ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => logins).toHaveLength(1)
  release()
  await expect(page).toHaveURL(/\/site\/users\?page=2$/)
  expect(logins).toHaveLength(1)
})

test.describe('a sign-in is refused before the scripts load', () => {
  test.use({ expectedStatuses: [400] })

  test('a sign-in refused before the scripts load shows the usual message', async ({ page, seeds }) => {
    const release = await holdScripts(page, /\/assets\/(?!sign-in-ahead)[^/]*\.js/)
    await page.goto('/auth/login', { waitUntil: 'commit' })
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
    const admin = seeds.signIns.find(({ lands }) => lands === 'dashboard')
    await page.getByLabel('Username').fill(admin?.username ?? '')
    await page.getByLabel('Password', { exact: true }).fill('not-the-password1')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The username or password is incorrect.')
    await expect(page.getByLabel('Username')).toHaveValue(admin?.username ?? '')
    await page.getByLabel('Password', { exact: true }).fill(admin?.password ?? '')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/site\/dashboard$/)
  })
})

test('a link that has the focus when the scripts load keeps it', async ({ page }) => {
  const release = await holdScripts(page, '**/assets/**.js')
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Forgot password?' }).focus()
  release()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused()
})

test('a prerendered page uses the CSS rules of its document', async ({ page }) => {
  await page.goto('/auth/login')
  const button = page.getByRole('button', { name: 'Log in' })
  await expect(button).toBeEnabled()
  const writers = await button.evaluate((element) => {
    const isRuleOf = (name: string) => (rule: CSSRule) => rule instanceof CSSStyleRule && rule.selectorText.startsWith(`.${name}`)
    const owners = (name: string) => [...document.styleSheets].filter(({ cssRules }) => [...cssRules].some(isRuleOf(name))).map(({ ownerNode }) => ownerNode)
    return [...element.classList].flatMap(owners).map((owner) => (owner instanceof Element && owner.hasAttribute('data-styled') ? 'styled-components' : 'document'))
  })
  expect(writers).toEqual(['document', 'document'])
})

/** Holds the loading of matching scripts, and returns the function that releases them. */
async function holdScripts(page: Page, which: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(which, async (route) => {
    await held
    await route.continue()
  })
  return release
}
