import type { Page } from '@playwright/test'

/**
 * Chooses exactly these doors for a new invite, without those remembered from the last one. Uses the keyboard, because some journeys use
 * nothing else.
 */
export async function chooseDoors(page: Page, ...doors: string[]): Promise<void> {
  const folded = page.locator('details:not([open]) > summary', { hasText: 'Which doors' })
  const [all, none] = ['Choose all', 'Choose none'].map((name) => page.getByRole('button', { name }))
  await page.getByLabel('Name', { exact: true }).waitFor()
  if (await folded.isVisible()) await folded.press('Enter')
  if (!(await none?.isVisible())) await all?.press('Enter')
  await none?.press('Enter')
  for (const name of doors) await page.getByRole('checkbox', { name }).press('Space')
}
