import { expect, test } from './support/fixtures.ts'
import { openSignedIn, signInOf } from './support/openSignedIn.ts'

test('§9 help opens at the current page’s topic, finds topics by words, and links to a topic’s page', async ({ page, seeds }) => {
  await openSignedIn(page, signInOf(seeds, ({ lands }) => lands === 'dashboard'), '/site/users')
  await page.getByRole('button', { name: 'Help' }).click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await expect(help.getByRole('heading', { name: 'Users' })).toBeVisible()
  await expect(help.getByRole('link', { name: 'Open Users' })).toHaveCount(0)
  await help.getByLabel('Search help').fill('dry run')
  await expect(help.getByRole('list', { name: 'Topics' }).getByRole('button')).toHaveText(['Import'])
  await help.getByLabel('Search help').fill('submarine')
  await expect(help.getByRole('listitem')).toHaveText('No help topic has these words. Try fewer or different words.')
  await help.getByLabel('Search help').fill('dry run')
  await help.getByRole('button', { name: 'Import' }).click()
  await expect(help.getByRole('listitem')).toHaveCount(3)
  await help.getByRole('link', { name: 'Open Import' }).click()
  await expect(page).toHaveURL(/\/site\/import$/)
  await expect(help).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toContainText('Version 1.1.3')
})

test('help has no topics of pages that the user may not open', async ({ page, seeds }) => {
  await openSignedIn(page, signInOf(seeds, ({ lands }) => lands === 'billing'), '/site/mywebaccount')
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'All topics' }).click()
  const topics = page.getByRole('list', { name: 'Topics' }).getByRole('button')
  await expect(topics.filter({ hasText: 'Billing' })).toBeVisible()
  await expect(topics.filter({ hasText: /Users|Import|Alerts|Guests/ })).toHaveCount(0)
})
