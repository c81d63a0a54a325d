import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'

const pages = [
  'dashboard', 'users', 'users/new', 'users/USER', 'users/USER/edit', 'users/USER/restriction', 'users/USER/codes', 'users/USER/codes/new', 'users/codes',
  'users/codes/move', 'users/contacts', 'groups', 'groups/new', 'groups/4', 'groups/4/rules/new', 'invites', 'invites/new', 'restrictions',
  'restrictions/templates/new', 'schedules', 'schedules/new', 'devices', 'devices?open=6', 'access?user=USER', 'billing', 'billing/details', 'mywebaccount',
]

test.use({ viewport: { width: 320, height: 640 } })

test('no page is wider than 320 px, which is 1280 px at 400 % zoom', async ({ page, seeds }) => {
  await openSignedIn(page, administrator(seeds), '/site/users?search=Featherstonehaugh')
  const href = await page.getByRole('link', { name: /^Christopher Featherstonehaugh/ }).getAttribute('href')
  const user = href?.split('/').at(-1) ?? ''
  const wide: string[] = []
  for (const path of pages) {
    await page.goto(`/site/${path.replace('USER', user)}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 320) wide.push(`${path}: ${width} px`)
    // A heading of more lines than words was broken by letters.
    const broken = await page.locator('h1, h2').evaluateAll((headings) =>
      headings.filter((heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight) > (heading.textContent.trim().split(/[\s-]+/).length + 0.5)).map(({ textContent }) => textContent),
    )
    wide.push(...broken.map((heading) => `${path}: “${heading}” breaks by letters`))
  }
  expect(wide).toEqual([])
})
