import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn, signInOf } from './support/openSignedIn.ts'

const pages = [
  'dashboard', 'users', 'users/new', 'users/USER', 'users/USER/edit', 'users/USER/activity', 'users/USER/sign-in', 'users/USER/invites', 'users/USER/restriction', 'users/USER/codes',
  'users/USER/codes/new', 'users/codes', 'users/codes/move', 'users/contacts', 'groups', 'groups/new', 'groups/4', 'groups/4/rules/new', 'invites', 'invites/new',
  'restrictions', 'restrictions/templates/new', 'schedules', 'schedules/new', 'devices', 'devices?open=6', 'access?user=USER', 'callgroups',
  'callgroups/new?kind=video', 'callgroups/new?kind=voice', 'lockdown', 'log', 'import', 'import/new', 'import/new?kind=contacts', 'import/migrations', 'exports', 'brand',
  'billing', 'billing/details', 'mywebaccount', 'mywebaccount/edit',
]

/** Addresses of lists whose first row links to another page. */
const lists = new Set(['users/codes', 'invites', 'restrictions', 'schedules', 'callgroups', 'billing'])

const publicPages = ['auth/login', 'auth/forgot-password', 'accountdeletionrequest', 'not-found', 'nonwebaccessuser', 'privacy', 'Invite', 'reset-password']

/** Finds elements wider than the page, and headings that break inside words. */
async function tooWide(page: Page, path: string): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  // A heading with more lines than words breaks inside a word.
  const broken = await page.locator('h1, h2').evaluateAll((headings) =>
    headings.filter((heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight) > (heading.textContent.trim().split(/[\s-]+/).length + 0.5)).map(({ textContent }) => textContent),
  )
  return [...(width > 320 ? [`${path}: ${width} px`] : []), ...broken.map((heading) => `${path}: “${heading}” breaks by letters`)]
}

test.use({ viewport: { width: 320, height: 640 } })

for (const language of ['en', 'es']) {
  test(`no page is wider than 320 px, which is 1280 px at 400 % zoom, in the language ${language}`, async ({ page, seeds }) => {
    test.slow()
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    await openSignedIn(page, administrator(seeds), '/site/users?search=Featherstonehaugh')
    const href = await page.getByRole('link', { name: /^Christopher Featherstonehaugh/ }).getAttribute('href')
    const user = href?.split('/').at(-1) ?? ''
    const wide: string[] = []
    for (const path of pages) {
      await page.goto(`/site/${path.replace('USER', user)}`)
      wide.push(...(await tooWide(page, path)))
      if (!lists.has(path)) continue
      await page.locator('main').getByRole('row').getByRole('link').first().click()
      await expect(page).not.toHaveURL(`/site/${path}`)
      wide.push(...(await tooWide(page, page.url())))
    }
    expect(wide).toEqual([])
  })

  test(`no page before signing in is wider than 320 px, in the language ${language}`, async ({ page }) => {
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    const wide: string[] = []
    for (const path of publicPages) {
      await page.goto(`/${path}`)
      wide.push(...(await tooWide(page, path)))
    }
    expect(wide).toEqual([])
  })
}

for (const [type, lands, who] of [[2, 'videoCallGroup', 'Alejandra Villaseñor-Montgomery'], [9, 'voiceCallGroup', 'Oak Ridge Patrol']] as const) {
  test(`§2 user type ${type}: the landing page and its dialog fit 320 px, and the printed page is the plan without buttons`, async ({ page, seeds }) => {
    await openSignedIn(page, signInOf(seeds, (user) => user.lands === lands), '/')
    expect(await tooWide(page, lands)).toEqual([])
    const card = page.getByRole('region', { name: 'When my phone rings' })
    await card.getByRole('button', { name: 'Change hours' }).click()
    const dialog = page.getByRole('dialog', { name: 'When my phone rings' })
    await dialog.getByRole('switch', { name: 'At any time' }).click()
    await expect(dialog.getByRole('group', { name: 'Hours 1', exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1, name: 'My gate calls' })).toBeVisible()
    await expect(page.getByText(who).first()).toBeVisible()
    await expect(page.getByRole('button', { name: `Actions for ${who}` })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()
    expect(await tooWide(page, `${lands}, printed`)).toEqual([])
  })
}

/** Applies the text spacing of WCAG 2.2, 1.4.12. The stylesheet is created by script, because the page's policy refuses inline styles. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** Finds texts that are cut off by a fixed height. Texts with an ellipsis are allowed, because a tip shows the whole text. */
function cutTexts(page: Page): Promise<string[]> {
  return page.locator('main *, nav *, header *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { overflowY, textOverflow, position, clipPath } = getComputedStyle(element)
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      const isForReaders = position === 'absolute' && (clipPath !== 'none' || element.clientHeight <= 1)
      return hasText && !isForReaders && ['hidden', 'clip'].includes(overflowY) && textOverflow !== 'ellipsis' && element.scrollHeight > element.clientHeight + 2 ? [element.textContent.trim()] : []
    }),
  )
}

test('no text is cut off with the text spacing of WCAG', async ({ page, seeds }) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 900 })
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  const cut: string[] = []
  for (const path of ['dashboard', 'users', 'users/24', 'users/24/edit', 'groups/4', 'invites/new', 'schedules', 'callgroups', 'devices', 'lockdown', 'log', 'billing']) {
    await page.goto(`/site/${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await spaceText(page)
    cut.push(...(await cutTexts(page)).map((text) => `${path}: ${text}`))
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 1280) cut.push(`${path}: wider than its window`)
  }
  expect(cut).toEqual([])
})
