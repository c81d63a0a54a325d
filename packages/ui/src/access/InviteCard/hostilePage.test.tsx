import jsQR from 'jsqr'
import type { InviteView } from '@portal/domain'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InviteCard, PortalScope, RecurringInviteCard } from '../../index.ts'
import { hostilePage } from '../../theme/PortalScope/exampleHostilePage.ts'
import { recurringView, storyTime, temporaryView } from '../internal/inviteFixtures.ts'

/** What a decoder that shares no code with ours reads in a picture of an element; null for none. */
async function decoded(element: Element): Promise<string | null> {
  const picture = new Image()
  picture.src = `data:image/png;base64,${await page.screenshot({ element, save: false })}`
  await picture.decode()
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.drawImage(picture, 0, 0)
  return jsQR(context.getImageData(0, 0, picture.width, picture.height).data, picture.width, picture.height)?.data ?? null
}

interface Look {
  theme?: 'light' | 'dark'
  dir?: 'rtl'
  width?: number
  /** The browser's zoom, as a smaller page. */
  zoom?: number
  media?: { media?: string; features?: { name: string; value: string }[] }
}

const looks: Record<string, Look> = {
  'in the light': {},
  'in the dark': { theme: 'dark' },
  'from right to left': { dir: 'rtl' },
  'at 280 px': { width: 280 },
  'at 400 %': { width: 1280, zoom: 4 },
  'on paper': { media: { media: 'print' } },
  'on paper, dark': { theme: 'dark', media: { media: 'print' } },
  'in forced colours': { media: { features: [{ name: 'forced-colors', value: 'active' }] } },
}

const views = { 'a temporary key': temporaryView, 'a recurring key': recurringView } satisfies Record<string, InviteView>

const session = cdp() as unknown as { send: (method: string, given: unknown) => Promise<unknown> }
/** Features that are not named keep their emulation, also for the tests of other files after these; all tests reduce motion (vitest.config.ts). */
const setMedia = ({ media = '', features = [{ name: 'forced-colors', value: '' }] }: NonNullable<Look['media']> = {}) =>
  session.send('Emulation.setEmulatedMedia', { media, features: [...features, { name: 'prefers-reduced-motion', value: 'reduce' }] })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(storyTime) }))
afterEach(async () => {
  vi.useRealTimers()
  await setMedia()
  document.querySelector('[data-test-styles]')?.remove()
  document.documentElement.removeAttribute('dir')
  document.documentElement.style.removeProperty('zoom')
})

test.each(Object.keys(looks))('React’s cards in a hostile page can be read %s, in scan mode too', async (name) => {
  const { theme = 'light', dir, width = 1000, zoom = 1, media } = looks[name] ?? {}
  const style = document.createElement('style')
  style.dataset['testStyles'] = ''
  style.textContent = hostilePage
  document.head.append(style)
  await page.viewport(width, 1200)
  document.documentElement.dir = dir ?? ''
  document.documentElement.style.setProperty('zoom', String(zoom))
  for (const [kind, view] of Object.entries(views)) {
    const { unmount } = await render(
      <PortalScope theme={theme}>
        {view.kind === 'temporary' ? <InviteCard view={view} viewerTimeZone="America/Chicago" /> : <RecurringInviteCard view={view} viewerTimeZone="America/Chicago" onGenerate={() => undefined} />}
      </PortalScope>,
    )
    const picture = page.getByRole('img', { name: /^QR key/ })
    await expect.element(picture).toBeVisible()
    await setMedia(media)
    const text = await decoded(picture.element())
    expect(text, kind).toMatch(/^GW1-/)
    await setMedia()
    await page.getByRole('button', { name: 'Show full screen' }).click()
    await setMedia(media)
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    expect(await decoded(dialog.getByRole('img', { name: /^QR key/ }).element()), kind).toBe(text)
    await setMedia()
    await unmount()
  }
})
