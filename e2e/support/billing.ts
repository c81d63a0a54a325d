import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Seeds } from './fixtures.ts'
import { openSignedIn, signInOf } from './openSignedIn.ts'

/**
 * Opens billing as a seeded billing administrator, chosen by description. Default: the first, whose account has a card and a bank account.
 */
export async function openBilling(page: Page, seeds: Seeds, audience = /^Billing administrator$/): Promise<void> {
  await openSignedIn(page, signInOf(seeds, (user) => audience.test(user.audience)), '/site/billing')
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
}

/** Chooses one of the hosted fields' test numbers by its outcome, so that no file contains a number. */
export async function chooseTestNumber(fields: FrameLocator, outcome: string): Promise<void> {
  const numbers = fields.locator('details')
  if ((await numbers.getAttribute('open')) === null) await fields.getByText('Test numbers').click()
  await fields.getByRole('listitem').filter({ hasText: outcome }).first().getByRole('button').click()
  await expect(fields.getByRole('textbox').first()).not.toHaveValue('')
}

/**
 * Presses a button beside a frame once the frame no longer moves. The browser would otherwise send the press to the frame's position before
 * the page scrolled.
 */
export async function pressBesideFrame(button: Locator, frame: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  await whenStill(frame)
  await button.click()
}

async function whenStill(frame: Locator): Promise<void> {
  let before = ''
  await expect.poll(async () => {
    const now = JSON.stringify(await frame.boundingBox())
    const isStill = now === before
    before = now
    return isStill
  }, { intervals: [250] }).toBe(true)
}

export async function fillCard(page: Page, outcome: string): Promise<void> {
  const fields = page.frameLocator('iframe')
  await chooseTestNumber(fields, outcome)
  await fields.getByLabel('Expires').fill('08 / 30')
  await fields.getByLabel('Security code').fill('123')
}

export async function saveCard(page: Page): Promise<void> {
  await pressBesideFrame(page.getByRole('button', { name: 'Save card' }), page.locator('iframe'))
}

/** Adds a bank account that is verified by small deposits. */
export async function addBankAccount(page: Page, accountType: 'Checking' | 'Savings'): Promise<void> {
  const card = page.getByRole('region', { name: 'Bank account' })
  await card.getByRole('button', { name: 'Add bank account' }).click()
  await card.getByLabel('Account holder').fill('Cedar Row Townhomes')
  await card.getByLabel(accountType).check()
  await card.getByLabel('Routing number').fill('110000000')
  await expect(card.getByText('A bank in the Dallas region')).toBeVisible()
  await chooseTestNumber(page.frameLocator('iframe'), ' ok')
  await pressBesideFrame(card.getByRole('button', { name: 'Add bank account' }), card.locator('iframe'))
  await expect(card.getByText('Not verified')).toBeVisible()
}

export async function removeBankAccount(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Bank account' })
  await card.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove bank account' }).click()
  await expect(card.getByText('No bank account')).toBeVisible()
}

export async function tryAmounts(page: Page, first: string, second: string): Promise<void> {
  await page.getByLabel('First amount').fill(first)
  await page.getByLabel('Second amount').fill(second)
  await page.getByRole('button', { name: 'Verify account' }).click()
}
