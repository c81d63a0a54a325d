import type { CDPSession, Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { type HostLook, hostLooks, hostRules } from '../packages/ui/src/theme/PortalScope/exampleHosts.ts'
import { decodeQr } from './support/decodeQr.ts'
import { expect, type Release, scriptOf, test as base, tokenOf } from './support/partnerFixtures.ts'

interface Fixtures {
  /** The script element of the built card, with its hash. */
  script: string
  /** Writes the markup of an element with a seeded key. */
  card: (type: string, attributes?: string) => string
}

const test = base.extend<Fixtures>({
  script: async ({ release, server }, use) => use(scriptOf(release, server.address, 'portal-invite-card')),
  card: async ({ server, seeds }, use) => use((type, attributes = '') => `<portal-invite-card base-url="${server.address}" invite-token="${tokenOf(seeds, type)}" ${attributes}></portal-invite-card>`),
})

const code = (page: Page) => page.getByRole('img', { name: /^(QR key|Llave QR|Código QR)/ })

async function textOfCode(page: Page): Promise<string | null> {
  await expect(code(page)).toBeVisible()
  return decodeQr(await page.screenshot({ fullPage: true }))
}

/** The content security policy of the manifest, as a partner's page sends it. */
const policyOf = ({ elements }: Release, portal: string) =>
  `default-src 'none'; base-uri 'none'; ${elements[0]?.contentSecurityPolicy.replace('{files}', portal).replace('{portal}', portal)}; require-trusted-types-for 'script'; trusted-types 'none'`

/** Makes preloads behave as in WebKit, which ignores the hash of a preloaded module. */
function preloadAsWebKit() {
  Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' })
  Object.defineProperty(HTMLLinkElement.prototype, 'integrity', { set: () => {} })
}

test('the card has the same pixels in pages whose styles reset, shrink and restyle everything', async ({ page, hosts, script, card }) => {
  test.slow()
  const pictureUnder = async (rules: string) => {
    // Styles that place the card on whole pixels in each page.
    const place = 'head { display: none !important; } main { display: block !important; position: absolute !important; inset: 0 auto auto 0 !important; margin: 0 !important; padding: 0 !important; inline-size: 700px !important; }'
    await page.goto(hosts.add({ head: `<style>${rules} ${place}</style>${script}`, body: `<main>${card('Temporary')}</main>` }))
    await expect(page.locator('portal-invite-card canvas').first()).toBeVisible()
    // This text shows that the rest of the card has loaded.
    await expect(page.getByText('Property time')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const picture = PNG.sync.read(await page.locator('portal-invite-card article').screenshot({ animations: 'disabled' }))
    expect(decodeQr(await page.screenshot({ fullPage: true })), rules).not.toBeNull()
    return picture
  }
  const own = await pictureUnder('')
  for (const [name, rules] of Object.entries(hostRules)) {
    const held = await pictureUnder(rules)
    expect([held.width, held.height], name).toEqual([own.width, own.height])
    let different = 0
    // Differences of 1 of 255 are ignored, because a corner can be painted in two steps while the card loads.
    for (let at = 0; at < own.data.length; at += 1) if (Math.abs((own.data[at] ?? 0) - (held.data[at] ?? 0)) > 1) different += 1
    expect(different, name).toBe(0)
  }
})

test('under the manifest’s policy the card works without console messages, other hosts, new globals or a leaked token', async ({ page, hosts, server, seeds, release, script, card }) => {
  const asked: string[] = []
  const said: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (message) => said.push(message.text()))
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(globalThis, { heard, before: Object.getOwnPropertyNames(globalThis) })
    for (const name of ['shown', 'generate', 'used', 'ended', 'scan', 'error']) addEventListener(`portal-invite-${name}`, (event) => heard.push([name, (event as CustomEvent).detail]))
  })
  await page.goto(hosts.add({ policy: policyOf(release, server.address), head: script, body: card('Recurring', 'lang="es"') }))
  await page.getByRole('button', { name: 'Generar código QR' }).click()
  expect(await textOfCode(page)).not.toBeNull()
  await page.getByRole('button', { name: 'Mostrar en pantalla completa' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  const token = tokenOf(seeds, 'Recurring')
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)
  expect(heard.map((event) => (event as [string])[0])).toEqual(expect.arrayContaining(['shown', 'scan']))
  expect(JSON.stringify([heard, said])).not.toContain(token)
  expect(said).toEqual([])
  expect(new Set(asked.map((address) => new URL(address).origin))).toEqual(new Set([hosts.origin, server.address]))
  expect(asked.filter((address) => address.includes(token))).toEqual([])
  const added = await page.evaluate(() => {
    const { before } = globalThis as unknown as { before: string[] }
    return Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name) && !['heard', 'before'].includes(name))
  })
  expect(added).toEqual([])
})

test('a script that does not match its hash does not run', async ({ browser, hosts, script, card }) => {
  const page = await browser.newPage()
  await page.goto(hosts.add({ head: script.replace(/sha384-..../, 'sha384-AAAA'), body: card('Temporary') }))
  expect(await page.evaluate(() => customElements.get('portal-invite-card') === undefined)).toBe(true)
  await page.close()
})

test('scan mode opens offline after the card has loaded', async ({ browser, hosts, script, card }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(hosts.add({ head: script, body: card('Temporary') }))
  await expect(page.getByText('Property time')).toBeVisible()
  const shown = await textOfCode(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Show full screen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(decodeQr(await page.screenshot())).toBe(shown)
  await context.close()
})

for (const engine of ['Chromium', 'WebKit'] as const) test(`in ${engine} a changed second file does not run, the QR code stays, the press shows an error, and a retry works`, async ({ browser, hosts, script, card }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  if (engine === 'WebKit') await page.addInitScript(preloadAsWebKit)
  let isChanged = true
  await context.route(/portal-invite-more/, async (route) => {
    if (!isChanged) return route.continue()
    const answer = await route.fetch()
    return route.fulfill({ response: answer, body: `globalThis.wasRun = true;${await answer.text()}` })
  })
  await page.goto(hosts.add({ head: script, body: card('Temporary') }))
  const code = await textOfCode(page)
  expect(code).not.toBeNull()
  const press = page.getByRole('button', { name: 'Show full screen' })
  await press.click()
  await expect(page.getByRole('alert')).toContainText('This could not be loaded.')
  expect(await textOfCode(page)).toBe(code)
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false)
  isChanged = false
  await press.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(decodeQr(await page.screenshot())).toBe(code)
  await context.close()
})

test('a policy that allows scripts only by nonce lets the element load its second file', async ({ page, hosts, server, script, card }) => {
  const policy = `default-src 'none'; script-src 'nonce-own' 'strict-dynamic'; connect-src ${server.address}`
  await page.goto(hosts.add({ policy, head: script.replace('<script ', '<script nonce="own" '), body: card('Temporary') }))
  await expect(page.getByText('Property time')).toBeVisible()
})

test('the card’s QR code can be read in every look of a page, also in scan mode', async ({ browser, hosts, script, card }) => {
  test.slow()
  const found: Record<string, string | null> = {}
  for (const [name, { theme, dir = 'ltr', box, width = 1280, zoom = 1, scheme = 'light', forcedColors = 'none', media = 'screen' }] of Object.entries<HostLook>(hostLooks)) {
    const page = await browser.newPage({ viewport: { width: width / zoom, height: 900 / zoom }, deviceScaleFactor: zoom })
    await page.emulateMedia({ media, colorScheme: scheme, forcedColors })
    const style = `${theme ? 'html { color-scheme: dark; background: black; }' : ''} ${box === undefined ? '' : `main { inline-size: ${box}px; }`}`
    await page.goto(hosts.add({ html: `lang="en" dir="${dir}"`, head: `<style>${style}</style>${script}`, body: `<main>${card('Temporary', theme ? `theme="${theme}"` : '')}</main>` }))
    found[name] = await textOfCode(page)
    if (width / zoom < 400) expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width / zoom)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Show full screen' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    // In a low window the QR code must be scrolled into view.
    await code(page).last().scrollIntoViewIfNeeded()
    await page.emulateMedia({ media })
    found[`${name}, scan mode`] = decodeQr(await page.screenshot({ fullPage: true }))
    await page.close()
  }
  const texts = new Set(Object.values(found))
  expect(found['a page']).not.toBeNull()
  expect([...texts], JSON.stringify(found, null, 1)).toEqual([found['a page']])
})

test('two versions of the card work on one page: the first has the default name, the second another', async ({ page, hosts, server, seeds, release, script, card }) => {
  await page.goto(hosts.add({ head: script, body: card('Temporary') }))
  await expect(code(page)).toBeVisible()
  const file = `${server.address}/embed/portal-invite-card.${release.version}.js?as-another-version`
  await page.evaluate(async ([from, token, portal]) => {
    const first = customElements.get('portal-invite-card')
    const { definePortalInviteCard } = (await import(from)) as { definePortalInviteCard: (name: string) => void }
    if (customElements.get('portal-invite-card') !== first) throw new Error('The second copy took the name.')
    definePortalInviteCard('portal-invite-card-second')
    const second = document.createElement('portal-invite-card-second')
    second.setAttribute('base-url', portal)
    second.setAttribute('invite-token', token)
    document.body.append(second)
  }, [file, tokenOf(seeds, 'Recurring'), server.address] as const)
  await expect(page.getByRole('button', { name: 'Generate QR code' })).toBeVisible()
  await expect(code(page)).toHaveCount(1)
})

test('fifty added and removed cards leave no nodes or listeners', async ({ page, context, hosts, server, seeds, script, card }) => {
  await page.goto(hosts.add({ head: script, body: card('Temporary') }))
  await expect(code(page)).toBeVisible()
  const session = await context.newCDPSession(page)
  const mount = (count: number) => page.evaluate(async ([portal, token, times]) => {
    const gone: WeakRef<Element>[] = []
    for (let index = 0; index < times; index += 1) {
      const element = document.createElement('portal-invite-card')
      element.setAttribute('base-url', portal)
      // A card with a token sends a request, and is removed before the answer arrives.
      if (index % 10 === 0) element.setAttribute('invite-token', token)
      else element.invite = { kind: 'message', status: 'Expired', statusWord: 'expired', message: 'It ended.', name: 'A key' }
      document.body.append(element)
      await new Promise((resolve) => requestAnimationFrame(resolve))
      element.remove()
      gone.push(new WeakRef(element))
    }
    Object.assign(globalThis, { gone })
  }, [server.address, tokenOf(seeds, 'Recurring'), count] as const)
  await mount(5)
  const before = await counted(session)
  await mount(50)
  await expect.poll(async () => (await counted(session)).listeners).toBeLessThanOrEqual(before.listeners)
  await expect.poll(async () => (await counted(session)).nodes).toBeLessThanOrEqual(before.nodes + 5)
  expect(await page.evaluate(() => (globalThis as unknown as { gone: WeakRef<Element>[] }).gone.filter((element) => element.deref() !== undefined).length)).toBe(0)
})

async function counted(session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { nodes, listeners: jsEventListeners }
}

test('a page whose listeners throw still shows a usable key', async ({ browser, hosts, script, card, scan }) => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const throwing = `<script>for (const name of ['shown', 'generate', 'used', 'ended', 'scan', 'error']) addEventListener('portal-invite-' + name, () => { throw new Error('of the page') }, true)</script>`
  await page.goto(hosts.add({ head: throwing + script, body: card('Recurring') }))
  await page.getByRole('button', { name: 'Generate QR code' }).click()
  const presented = await textOfCode(page)
  await page.getByRole('button', { name: 'Show full screen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await scan(presented ?? '')).toMatchObject({ outcome: 'open' })
  await expect(page.getByText('This code was used')).toBeVisible({ timeout: 15_000 })
  expect(new Set(errors)).toEqual(new Set(['of the page']))
  await page.close()
})
