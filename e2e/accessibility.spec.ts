import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'

const pages = ['dashboard', 'users', 'users/new', 'groups/4', 'invites/new', 'schedules/new', 'lockdown', 'alerts', 'log', 'billing']

const shown = /^(?:navigation|main|complementary|region|search|form|group|heading|table|grid|tablist|tab|textbox|searchbox|combobox|spinbutton|checkbox|radiogroup|radio|switch|alert)\b/
/** Parts whose contents are records, and the part about controllers that are not synced yet. */
const records = /^(?:row|list|listbox|feed|rowgroup|region "Controllers")/
const ofDay = /(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, |\bfrom \w{3} \d|\b20\d\d\b/

/**
 * The accessibility tree of a page's main part in reading order: landmarks, headings, tables and fields. Records and days are left out,
 * because they change.
 */
async function treeOf(page: Page): Promise<string> {
  const kept: string[] = []
  let hidden: number | null = null
  for (const line of (await page.getByRole('main').ariaSnapshot()).split('\n')) {
    const depth = line.search(/\S/)
    if (hidden !== null && depth > hidden) continue
    hidden = null
    const text = line.trim().replace(/^- '?/, '')
    if (records.test(text) || ofDay.test(text)) hidden = depth
    else if (shown.test(text)) kept.push(' '.repeat(depth) + (/^\w+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*/.exec(text)?.[0] ?? text))
  }
  return kept.join('\n')
}

async function isLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

test('a screen reader reads the headings, landmarks, tables and fields of ten pages in their order', async ({ page, seeds }) => {
  test.slow()
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  const expected = new Map(readFileSync(join(import.meta.dirname, 'accessibility.txt'), 'utf8').split('# ').slice(1).map((section) => [section.split('\n')[0], section.split('\n').slice(1).join('\n').trimEnd()]))
  for (const path of pages) {
    await page.goto(`/site/${path}`)
    await isLoaded(page)
    await expect.poll(() => treeOf(page), path).toBe(expected.get(path))
    const tree = await treeOf(page)
    const levels = [...tree.matchAll(/heading .*\[level=(\d)\]/g)].map(([, level]) => Number(level))
    expect(levels[0], tree).toBe(1)
    levels.slice(1).forEach((level, index) => expect(level > 1 && level - (levels[index] ?? 0) <= 1, `${path}: heading ${index + 2} has level ${level}`).toBe(true))
  }
})

test('after each step through the navigation the focus is on the page’s heading, and the title names it', async ({ page, seeds }) => {
  test.slow()
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  await isLoaded(page)
  const links = page.getByRole('navigation').first().getByRole('link')
  const names = (await links.allTextContents()).map((name) => name.trim()).filter((name) => name !== '')
  expect(names.length).toBeGreaterThan(9)
  for (const [at, name] of names.entries()) {
    await links.nth(at).press('Enter')
    await isLoaded(page)
    const heading = page.getByRole('heading', { level: 1 })
    if (at > 0) await expect(heading, name).toBeFocused()
    expect(await page.title(), name).toContain((await heading.innerText()).trim())
  }
})

/** Presses Tab until the focus is on the target. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60 && !(await target.evaluate((element) => element === document.activeElement)); presses += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** Goes past the navigation by the first link of the page. */
async function skipToContent(page: Page): Promise<void> {
  await isLoaded(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
}

test('by keyboard alone a rule of alerts is turned off and on again', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/alerts')
  await skipToContent(page)
  const rule = page.getByRole('switch', { name: 'Door left open for 5 minutes, any door' })
  await tabTo(page, rule)
  await page.keyboard.press('Space')
  await expect(rule).not.toBeChecked()
  await expect(rule).toBeFocused()
  await page.keyboard.press('Space')
  await expect(rule).toBeChecked()
})

test('by keyboard alone a holiday is added and removed, and the focus is never lost', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/schedules')
  await skipToContent(page)
  const add = page.getByRole('button', { name: 'Add holiday' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add holiday' })
  await tabTo(page, dialog.getByLabel('Name'))
  await page.keyboard.type('Founders’ Day')
  await tabTo(page, dialog.getByLabel('First day'))
  await page.keyboard.type('02032027')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Remove Founders’ Day' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Remove holiday' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove Founders’ Day' })).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
})
