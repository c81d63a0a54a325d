import type { Page } from '@playwright/test'

/** Chooses these doors alone for a new invite, whatever is remembered of the last one. By the keyboard: some journeys have nothing else. */
export async function chooseDoors(page: Page, ...doors: string[]): Promise<void> {
  const folded = page.locator('details:not([open]) > summary', { hasText: 'Which doors' })
  const [all, none] = ['Choose all', 'Choose none'].map((name) => page.getByRole('button', { name }))
  await page.getByLabel('Name', { exact: true }).waitFor()
  if (await folded.isVisible()) await folded.press('Enter')
  if (!(await none?.isVisible())) await all?.press('Enter')
  await none?.press('Enter')
  for (const name of doors) await page.getByRole('checkbox', { name }).press('Space')
}
