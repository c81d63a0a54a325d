import type { Page } from '@playwright/test'
import { decodeQr } from './support/decodeQr.ts'
import { expect, scriptOf, test, tokenOf } from './support/partnerFixtures.ts'

const frameOf = (page: Page) => page.frameLocator('portal-invite-frame iframe, iframe#plain')
const codeIn = (page: Page) => frameOf(page).getByRole('img', { name: /^QR key/ })

const listen = `<script>
  window.told = []
  for (const name of ['shown', 'used', 'ended', 'scan', 'error']) addEventListener('portal-invite-' + name, (event) => told.push([name, event.detail]))
</script>`

const told = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: [string, unknown][] }).told)

test('a partner’s page shows the key in a frame of the key’s height, and receives its events', async ({ page, seeds, server, hosts, release, scan }) => {
  const token = tokenOf(seeds, 'Recurring')
  await page.goto(hosts.add({
    policy: `default-src 'none'; script-src 'unsafe-inline' ${server.address}; frame-src ${server.address}`,
    body: `${listen}<main><portal-invite-frame base-url="${server.address}" invite-token="${token}"></portal-invite-frame></main>${scriptOf(release, server.address, 'portal-invite-frame')}`,
  }))
  const frame = page.locator('portal-invite-frame iframe')
  await expect(frame).toHaveAttribute('title', 'Virtual key')
  await expect(frameOf(page).getByRole('button', { name: 'Generate QR code' })).toBeVisible()
  expect(await frame.getAttribute('src')).not.toContain(token)
  await expect.poll(() => told(page)).toContainEqual(['shown', { kind: 'recurring', status: 'Valid' }])
  await frameOf(page).getByRole('button', { name: 'Generate QR code' }).click()
  await expect(codeIn(page)).toBeVisible()

  const fits = async () => (await frame.boundingBox())?.height === (await frameOf(page).locator('portal-invite-card').boundingBox())?.height
  await expect.poll(fits).toBe(true)
  const wide = (await frame.boundingBox())?.height ?? 0
  expect(wide).toBeGreaterThan(300)
  await page.locator('main').evaluate((main) => (main.style.inlineSize = '320px'))
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(wide)
  await expect.poll(fits).toBe(true)

  const presented = decodeQr(await page.screenshot({ fullPage: true }))
  expect(await scan(presented ?? '')).toMatchObject({ outcome: 'open' })
  await expect.poll(async () => (await told(page)).map(([name]) => name), { timeout: 15_000 }).toContain('used')
  expect(JSON.stringify(await told(page))).not.toContain(token)
})

test('scan mode fills the partner’s page, and Escape restores the frame', async ({ page, seeds, server, hosts, release }) => {
  await page.goto(hosts.add({
    body: `<div style="transform: scale(1); overflow: hidden; inline-size: 500px"><portal-invite-frame base-url="${server.address}" invite-token="${tokenOf(seeds, 'Temporary')}"></portal-invite-frame></div><p style="position: fixed; inset: 0; z-index: 2147483647; pointer-events: none">In front</p>${scriptOf(release, server.address, 'portal-invite-frame')}`,
  }))
  await expect(codeIn(page)).toBeVisible()
  // The code appears before the rest of the card.
  await expect.poll(async () => (await page.locator('portal-invite-frame iframe').boundingBox())?.height).toBeGreaterThan(1000)
  const before = await page.locator('portal-invite-frame iframe').boundingBox()
  await frameOf(page).getByRole('button', { name: 'Show full screen' }).click()
  await expect.poll(() => page.locator('portal-invite-frame iframe').boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 })
  expect(decodeQr(await page.screenshot())).not.toBeNull()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('portal-invite-frame iframe').boundingBox()).toEqual(before)
})

test('the frame takes language, theme and brand color from the partner’s page, and follows a change of theme', async ({ page, seeds, server, hosts, release }) => {
  await page.goto(hosts.add({
    html: 'lang="es" style="--portal-brand-accent: rgb(0, 96, 48)"',
    body: `<portal-invite-frame theme="dark" base-url="${server.address}" invite-token="${tokenOf(seeds, 'Recurring')}"></portal-invite-frame>${scriptOf(release, server.address, 'portal-invite-frame')}`,
  }))
  const generate = frameOf(page).getByRole('button', { name: 'Generar código QR' })
  await expect(generate).toBeVisible()
  await expect(page.locator('portal-invite-frame iframe')).toHaveAttribute('title', 'Llave virtual')
  const scheme = () => frameOf(page).locator('html').evaluate((root) => getComputedStyle(root).colorScheme)
  expect(await scheme()).toBe('dark')
  await page.locator('portal-invite-frame').evaluate((element) => element.setAttribute('theme', 'light'))
  await expect.poll(scheme).toBe('light')
  await expect(generate).toHaveCSS('background-color', 'rgb(0, 96, 48)')
})

test('a frame without the loader script reads the token after the # of its address, which no server receives', async ({ page, seeds, server, hosts }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const token = tokenOf(seeds, 'Temporary')
  await page.goto(hosts.add({
    body: `<iframe id="plain" title="Your key" sandbox="allow-scripts allow-same-origin allow-popups allow-downloads" referrerpolicy="no-referrer" width="600" height="700" src="${server.address}/embed/invite#d=${token}"></iframe>`,
  }))
  await expect(codeIn(page)).toBeVisible()
  expect(decodeQr(await page.screenshot())).not.toBeNull()
  expect(asked.filter((address) => address.split('#')[0]?.includes(token))).toEqual([])
})

test('the partner’s page ignores messages from all windows except its key’s frame, even correct ones', async ({ page, seeds, server, hosts, strangers, release }) => {
  const evil = strangers.add({
    body: `<script>
      addEventListener('message', ({ data: { channel } }) => {
        for (const say of [{ say: 'height', height: 5000 }, { say: 'event', name: 'portal-invite-used', detail: { usedAt: 'now' } }]) parent.postMessage({ portalInvite: channel, ...say }, '*')
        parent.postMessage('said', '*')
      })
    </script>`,
  })
  await page.goto(hosts.add({
    body: `${listen}<script>addEventListener('message', ({ data }) => { if (data === 'said') told.push(['said', null]) })</script>
      <portal-invite-frame base-url="${server.address}" invite-token="${tokenOf(seeds, 'Temporary')}"></portal-invite-frame>
      <iframe id="evil" title="Someone else" src="${evil}"></iframe>${scriptOf(release, server.address, 'portal-invite-frame')}`,
  }))
  await expect(codeIn(page)).toBeVisible()
  await page.evaluate(() => {
    const frame = document.querySelector('portal-invite-frame')?.shadowRoot?.querySelector('iframe')
    const channel = new URLSearchParams(new URL(frame?.src ?? '').hash.slice(1)).get('channel')
    document.querySelector<HTMLIFrameElement>('#evil')?.contentWindow?.postMessage({ channel }, '*')
  })
  await expect.poll(() => told(page)).toContainEqual(['said', null])
  expect((await told(page)).map(([name]) => name)).toEqual(['shown', 'said'])
  expect((await page.locator('portal-invite-frame iframe').boundingBox())?.height).toBeLessThan(2000)
})

test('the frame accepts a token only from its host page, and ignores other windows', async ({ page, seeds, server, hosts, strangers }) => {
  const evil = strangers.add({
    body: `<script>
      addEventListener('message', () => {
        parent.frames[0].postMessage({ portalInvite: 'known', key: { token: 'another' } }, '*')
        parent.postMessage('said', '*')
      })
    </script>`,
  })
  await page.goto(hosts.add({
    body: `<script>window.heard = []; addEventListener('message', ({ data, origin }) => heard.push([data, origin]))</script>
      <iframe id="plain" title="Your key" width="600" height="800" src="${server.address}/embed/invite#${new URLSearchParams({ host: hosts.origin, channel: 'known' }).toString()}"></iframe>
      <iframe id="evil" title="Someone else" src="${evil}"></iframe>`,
  }))
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: [unknown, string][] }).heard)
  await expect.poll(heard).toContainEqual([{ portalInvite: 'known', say: 'ready' }, server.address])
  const give = (token: string) => page.evaluate((given) => {
    document.querySelector<HTMLIFrameElement>('#plain')?.contentWindow?.postMessage({ portalInvite: 'known', key: { token: given } }, '*')
  }, token)
  await give(tokenOf(seeds, 'Temporary'))
  await expect(codeIn(page)).toBeVisible()
  await page.evaluate(() => document.querySelector<HTMLIFrameElement>('#evil')?.contentWindow?.postMessage('go', '*'))
  await expect.poll(heard).toContainEqual(['said', strangers.origin])
  // A frame that used this token would show the service's message.
  await give(tokenOf(seeds, 'Recurring'))
  await expect(frameOf(page).getByRole('button', { name: 'Generate QR code' })).toBeVisible()
  const told = (await heard()).flatMap(([data]) => (data as { name?: string; detail?: unknown }).name === 'portal-invite-shown' ? [(data as { detail: unknown }).detail] : [])
  expect(told).toEqual([{ kind: 'temporary', status: 'Valid' }, { kind: 'recurring', status: 'Valid' }])
})

test('on a site that the portal does not list, the frame is refused with an error event, and the element’s own content shows', async ({ browser, seeds, server, strangers, release }) => {
  const page = await browser.newPage()
  await page.goto(strangers.add({
    body: `${listen}<portal-invite-frame base-url="${server.address}" invite-token="${tokenOf(seeds, 'Temporary')}"><a href="${server.address}">Open your key</a></portal-invite-frame>${scriptOf(release, server.address, 'portal-invite-frame')}`,
  }))
  await expect(page.getByRole('link', { name: 'Open your key' })).toBeVisible({ timeout: 15_000 })
  await expect(page.locator('portal-invite-frame iframe')).toBeHidden()
  expect(await told(page)).toEqual([['error', { code: 'frame-refused' }]])
  await page.close()
})
