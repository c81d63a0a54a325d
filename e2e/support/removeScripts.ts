import type { Page } from '@playwright/test'

/** Simulates a new deployment: the server no longer has matching scripts, nor the page's first script when it is checked (`app/chunkReload.ts`). */
export async function removeScripts(page: Page, isRemoved: (path: string) => boolean): Promise<void> {
  await page.route('**/assets/**', (route) => {
    const request = route.request()
    const isGone = request.method() === 'HEAD' || isRemoved(new URL(request.url()).pathname)
    return isGone ? route.fulfill({ status: 404 }) : route.continue()
  })
}
