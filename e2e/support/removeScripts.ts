import type { Page } from '@playwright/test'

/**
 * Simulates a new deployment: the server no longer has matching scripts, and no longer the page's first script when the portal checks for
 * it (`app/chunkReload.ts`).
 */
export async function removeScripts(page: Page, isRemoved: (path: string) => boolean): Promise<void> {
  await page.route('**/assets/**', (route) => {
    const request = route.request()
    const isGone = request.method() === 'HEAD' || isRemoved(new URL(request.url()).pathname)
    return isGone ? route.fulfill({ status: 404 }) : route.continue()
  })
}
