import type { InviteView } from '@portal/domain'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { decoded } from '@portal/embed/fixtures'
import { InviteCard, PortalScope, RecurringInviteCard } from '../../index.ts'
import { type HostLook, type HostLookName, hostLooks, hostRules } from '../../theme/PortalScope/exampleHosts.ts'
import { recurringView, storyTime, temporaryView } from '../internal/inviteFixtures.ts'

const views = { 'a temporary key': temporaryView, 'a recurring key': recurringView } satisfies Record<string, InviteView>

const session = cdp() as unknown as { send: (method: string, given: unknown) => Promise<unknown> }
/** Media features that aren't passed stay emulated, even in later test files. All tests reduce motion (vitest.config.ts). */
const setMedia = ({ media = '', forcedColors = '', scheme = '' }: { media?: string, forcedColors?: string, scheme?: string } = {}) => {
  const features = Object.entries({ 'forced-colors': forcedColors, 'prefers-color-scheme': scheme, 'prefers-reduced-motion': 'reduce' })
  return session.send('Emulation.setEmulatedMedia', { media, features: features.map(([name, value]) => ({ name, value })) })
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(storyTime) }))
afterEach(async () => {
  vi.useRealTimers()
  await setMedia()
  document.querySelector('[data-test-styles]')?.remove()
  document.documentElement.removeAttribute('dir')
  document.documentElement.style.removeProperty('zoom')
})

test.each(Object.keys(hostLooks) as HostLookName[])('React’s cards in a hostile page can be read in scan mode too: %s', async (name) => {
  const { theme, dir, width = 1280, box, zoom = 1, ...media }: HostLook = hostLooks[name]
  const style = document.createElement('style')
  style.dataset['testStyles'] = ''
  style.textContent = hostRules['a small root and rules for bare elements']
  document.head.append(style)
  await page.viewport(width, 1200)
  document.documentElement.dir = dir ?? ''
  document.documentElement.style.setProperty('zoom', String(zoom))
  for (const [kind, view] of Object.entries(views)) {
    const { unmount } = await render(
      <PortalScope theme={theme ?? 'light'} style={{ inlineSize: box }}>
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
