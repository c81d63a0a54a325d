import type { Page } from '@playwright/test'
import { expect, type Seeds } from './fixtures.ts'

/** Lists the guests' pages in the browser's cache, and the service worker that shows them offline. */
export function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)])
}

/** Opens a guest's key in another tab, so that the browser stores it. */
export async function keepKeyOfGuest(page: Page, seeds: Seeds): Promise<void> {
  const guest = await page.context().newPage()
  await guest.goto(seeds.invites.find(({ type, state }) => type === 'Temporary' && state === 'valid')?.link ?? '')
  await expect.poll(() => keptPages(page)).toHaveLength(2)
  await guest.close()
}
