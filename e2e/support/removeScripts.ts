import type { Page } from '@playwright/test'

/** A new deployment: the server no longer has such scripts, nor, when it is asked, the one that the page began with (`app/chunkReload.ts`). */
export async function removeScripts(page: Page, isRemoved: (path: string) => boolean): Promise<void> {
  await page.route('**/assets/**', (route) => {
    const request = route.request()
    const isGone = request.method() === 'HEAD' || isRemoved(new URL(request.url()).pathname)
    return isGone ? route.fulfill({ status: 404 }) : route.continue()
  })
}
