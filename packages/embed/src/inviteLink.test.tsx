import { createBrowserSandbox } from '@portal/sandbox/browser'
import jsQR from 'jsqr'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PortalInviteCard } from './index.ts'
import './index.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

// Waits by a real timer, because the test's clock is fake.
const aMoment = ((wait) => () => new Promise((resolve) => wait(resolve, 300)))(setTimeout)

/** Opens a page with the element, with the portal's services at the page's origin. */
async function openPage(name: string, attributes: Record<string, string> = {}) {
  const sandbox = await createBrowserSandbox({})
  const invite = (await sandbox.seeds()).invites.find((candidate) => candidate.name.includes(name))
  if (!invite) throw new Error(`No seeded invite is called ${name}.`)
  const token = new URL(invite.link).searchParams.get('d') ?? ''
  const sent: Request[] = []
  const line = { way: async (_request: Request, answer: () => Promise<Response>) => answer() }
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...given) => {
    const request = new Request(...given)
    if (!/\/(keys|svc\/.*)$/.test(new URL(request.url).pathname)) return real(...given)
    sent.push(request)
    return line.way(request, () => sandbox.fetch(request))
  })
  const told: { type: string; detail: unknown }[] = []
  for (const type of ['shown', 'generate', 'used', 'ended', 'error']) {
    const listen = (event: Event) => told.push({ type, detail: (event as CustomEvent<unknown>).detail })
    document.addEventListener(`portal-invite-${type}`, listen)
    onTestFinished(() => document.removeEventListener(`portal-invite-${type}`, listen))
  }
  const card = document.createElement('portal-invite-card')
  card.setAttribute('lang', 'en')
  for (const [attribute, value] of Object.entries(attributes)) card.setAttribute(attribute, value)
  card.inviteToken = token
  document.body.append(card)
  const use = async (text: string) => (await sandbox.fetch(new Request(`${location.origin}/sandbox/api/gate/scan`, { method: 'POST', body: JSON.stringify({ reader: 'main-entry', presented: text }) }))).json() as Promise<{ outcome: string }>
  return { sandbox, card, token, sent, line, told, use }
}

async function decoded(card: PortalInviteCard): Promise<string> {
  const canvas = card.shadowRoot?.querySelector('canvas')
  if (!canvas) return ''
  await expect.poll(() => canvas.width).toBeGreaterThan(0)
  const enlarged = new OffscreenCanvas(canvas.width * 4, canvas.width * 4).getContext('2d')
  if (!enlarged) return ''
  enlarged.imageSmoothingEnabled = false
  enlarged.drawImage(canvas, 0, 0, canvas.width * 4, canvas.width * 4)
  return jsQR(enlarged.getImageData(0, 0, canvas.width * 4, canvas.width * 4).data, canvas.width * 4, canvas.width * 4)?.data ?? ''
}

const generate = page.getByRole('button', { name: 'Generate QR code' })
const asksFor = (sent: readonly Request[]) => sent.filter(({ url }) => url.includes('showQRCode')).length

it('a temporary key appears at once and opens its door; the element sends the token only in the encrypted request', async () => {
  const { card, sent, told, token, use } = await openPage('Lone Star')
  await expect.element(page.getByRole('img', { name: /^QR key for/ })).toBeVisible()
  const code = await decoded(card)
  expect(await use(code)).toMatchObject({ outcome: expect.stringMatching(/open|denied/) as string })
  expect(code).not.toBe('')
  expect(sent.map(({ url, referrer, headers }) => url + referrer + JSON.stringify([...headers])).join()).not.toContain(token)
  expect(JSON.stringify(told)).not.toContain(token)
  expect(document.documentElement.outerHTML).not.toContain(token)
  expect(told).toEqual([{ type: 'shown', detail: { kind: 'temporary', status: 'Valid' } }])
})

it('a recurring code is created by a press, disappears after a reader used it, and the next code differs', async () => {
  const { card, told, use, token } = await openPage('Brightwater')
  await userEvent.click(generate)
  await expect.element(page.getByRole('img', { name: /^QR key, made/ })).toBeVisible()
  const first = await decoded(card)
  expect(await use(first)).toMatchObject({ outcome: 'open' })
  await expect.element(page.getByText('This code was used'), { timeout: 10_000 }).toBeVisible()
  expect(JSON.stringify(card.invite)).not.toContain('iVBOR')
  await userEvent.click(page.getByRole('button', { name: 'Refresh code' }))
  await expect.element(page.getByRole('img', { name: /^QR key, made/ })).toBeVisible()
  expect(await decoded(card)).not.toBe(first)
  expect(told.map(({ type }) => type)).toEqual(['shown', 'shown', 'used', 'shown'])
  expect(JSON.stringify(told)).not.toContain(token)
})

it('with at-once the code appears without a press', async () => {
  await openPage('Brightwater', { 'at-once': '' })
  await expect.element(page.getByRole('img', { name: /^QR key, made/ })).toBeVisible()
})

describe('a bad network', () => {
  it('the card shows an error and a retry button', async () => {
    const { card, line, told, token } = await openPage('Lone Star')
    card.remove()
    line.way = async (request, answer) => (request.url.includes('showQRCode') ? new Response('<p>Hotel Wi-Fi</p>') : answer())
    document.body.append(card)
    await expect.element(page.getByRole('heading', { name: 'Your key could not be loaded.' })).toBeVisible()
    expect(told.filter(({ type }) => type === 'error')).toEqual([{ type: 'error', detail: { code: 'unreadable' } }])
    expect(JSON.stringify(told)).not.toContain(token)
    line.way = async (_request, answer) => answer()
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(page.getByRole('img', { name: /^QR key for/ })).toBeVisible()
  })

  it('the card says that the portal does not answer this page, and the console names the fix', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { card, line, told } = await openPage('Lone Star', { 'base-url': 'https://portal.example' })
    card.remove()
    told.length = 0
    line.way = async (request, answer) => {
      if (request.mode !== 'no-cors') throw new TypeError('Failed to fetch')
      return answer()
    }
    document.body.append(card)
    await expect.element(page.getByText(/Open the link that you were sent\.$/)).toBeVisible()
    expect(told).toEqual([{ type: 'error', detail: { code: 'origin-not-allowed' } }])
    expect(warned.mock.calls).toEqual([[expect.stringContaining(`does not let ${location.origin} read its answers. Add this origin to its setting PORTAL_PARTNERS`)]])
    line.way = async (_request, answer) => answer()
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(page.getByRole('img', { name: /^QR key for/ })).toBeVisible()
  })

  it('one check of the code runs at a time, and none while the card is hidden', async () => {
    const { card, line, sent } = await openPage('Brightwater', { 'at-once': '' })
    await expect.element(page.getByRole('img', { name: /^QR key, made/ })).toBeVisible()
    const before = asksFor(sent)
    line.way = async () => new Promise(() => undefined)
    await expect.poll(() => asksFor(sent), { timeout: 8000 }).toBe(before + 1)
    await new Promise((resolve) => setTimeout(resolve, 4500))
    expect(asksFor(sent)).toBe(before + 1)
    card.remove()
    line.way = async (_request, answer) => answer()
    card.style.marginBlockStart = '5000px'
    document.body.append(card)
    await expect.poll(() => asksFor(sent)).toBeGreaterThan(before + 1)
    await aMoment()
    const unseen = asksFor(sent)
    await new Promise((resolve) => setTimeout(resolve, 5000))
    expect(asksFor(sent)).toBe(unseen)
  })
})

it('a truncated link is reported', async () => {
  const { card, sent } = await openPage('Lone Star')
  await expect.element(page.getByRole('img', { name: /^QR key for/ })).toBeVisible()
  const asked = sent.length
  const broken = document.createElement('portal-invite-card')
  broken.setAttribute('invite-token', '')
  card.replaceWith(broken)
  await expect.element(page.getByRole('heading', { name: /^This link is not complete/ })).toBeVisible()
  expect(sent.length).toBe(asked)
})

it('requests are sent only to the base-url', async () => {
  const { card, sent } = await openPage('Lone Star')
  await expect.element(page.getByRole('img', { name: /^QR key for/ })).toBeVisible()
  const before = sent.length
  card.setAttribute('base-url', 'https://portal.example/')
  await expect.poll(() => sent.length).toBeGreaterThan(before)
  expect(new Set(sent.slice(before).map(({ url }) => new URL(url).origin))).toEqual(new Set(['https://portal.example']))
})
