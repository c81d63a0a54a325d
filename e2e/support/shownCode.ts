import { expect, type Page } from '@playwright/test'
import { decodeQr } from './decodeQr.ts'

/** Returns the code on the screen once it is drawn and the service has confirmed it, because a second visit first shows the stored code. */
export async function shownCode(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  await expect(page.getByText(/^Shown from this device/)).toHaveCount(0)
  const read = async () => decodeQr(await page.screenshot()) ?? ''
  await expect.poll(read).not.toBe('')
  return read()
}
