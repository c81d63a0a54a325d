import type { InviteView, RecurringInviteView } from '@portal/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decoded } from './decoded.fixture.ts'
import { definePortalInviteCard, PortalInviteCard } from './index.ts'
import { recurringView, storyTime, temporaryView } from './invites.fixture.ts'
import { mount } from './mount.fixture.ts'

const idle: RecurringInviteView = { ...recurringView, image: null, freshness: { state: 'idle', hasFailed: false } }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(storyTime) }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Replaces the browser's wake lock by one that is always granted, and records its calls. */
function stubWakeLock() {
  const record = { requests: 0, released: 0 }
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(() => {
    record.requests += 1
    const release = () => Promise.resolve(void (record.released += 1))
    return Promise.resolve(Object.assign(new EventTarget(), { released: false, type: 'screen' as const, onrelease: null, release }))
  })
  return record
}

const canvasOf = (card: PortalInviteCard) => {
  const found = card.shadowRoot?.querySelector('canvas')
  if (!found) throw new Error('There is no code.')
  return found
}

describe('the code', () => {
  it.each([
    ['when it can', '', {}],
    ['in the dark, from right to left', '', { theme: 'dark', dir: 'rtl' }],
    ['in a page that unsets everything and shrinks its root', '* { all: unset !important } html { font-size: 62.5% !important } canvas { filter: invert(1) }', {}],
  ])('is read by a camera: %s', async (_name, css, attributes) => {
    const style = document.createElement('style')
    style.textContent = css
    const box = document.createElement('div')
    box.style.setProperty('width', '300px', 'important')
    box.style.setProperty('display', 'block', 'important')
    document.body.append(style, box)
    const card = await mount(temporaryView, attributes, box)
    const tile = canvasOf(card).closest('[part="code"]') ?? card
    expect(await decoded(tile)).toBe('GW1-8f2c-41d0-TEMPORARY')
    // The picture is at least as large as readers need.
    expect(tile.getBoundingClientRect().width).toBeGreaterThanOrEqual(240)
  })

  it('the code of a recurring key appears when the guest requests it and the page answers', async () => {
    const card = await mount(idle, { lang: 'en' })
    let answer: (view: InviteView) => void = () => undefined
    card.addEventListener('portal-invite-generate', ({ detail }) => detail.respondWith(new Promise((resolve) => { answer = resolve })))
    await userEvent.click(page.getByRole('button', { name: 'Generate QR code' }))
    await expect.element(page.getByRole('button', { name: 'Generate QR code' })).toHaveAttribute('aria-busy', 'true')
    expect(document.activeElement).toBe(card)
    answer(recurringView)
    await expect.element(page.getByRole('img', { name: 'QR key, made at 9:14 AM, unused' })).toBeVisible()
    // The pressed button stays the same element, so it keeps the focus.
    expect(card.shadowRoot?.activeElement?.textContent).toBe('Refresh code')
    const used: string[] = []
    card.addEventListener('portal-invite-used', ({ detail }) => used.push(detail.usedAt))
    card.invite = { ...recurringView, image: null, freshness: { state: 'used', usedAt: '2026-11-21T15:14:20Z', hasFailed: false } }
    await expect.element(page.getByText('This code was used', { exact: true })).toBeVisible()
    expect(card.shadowRoot?.querySelectorAll('canvas')).toHaveLength(0)
    expect(used).toEqual(['2026-11-21T15:14:20Z'])
  })

  it('a code that cannot be created is reported on the card, and to the page without any part of the key', async () => {
    const card = await mount(idle, { lang: 'en' })
    const told: unknown[] = []
    document.addEventListener('portal-invite-error', (event) => told.push(event.detail), { once: true })
    card.addEventListener('portal-invite-generate', ({ detail }) => detail.respondWith(Promise.reject(new Error('no'))))
    await userEvent.click(page.getByRole('button', { name: 'Generate QR code' }))
    await expect.element(page.getByRole('alert')).toHaveTextContent('The code couldn’t be created. Try again.')
    expect(told).toEqual([{ code: 'generate' }])
  })
})

it('scan mode shows the code on white, keeps the screen on, and returns the focus', async () => {
  const lock = stubWakeLock()
  const card = await mount(temporaryView, { lang: 'en', theme: 'dark' })
  await userEvent.click(page.getByRole('button', { name: 'Show full screen' }))
  const dialog = page.getByRole('dialog', { name: temporaryView.name })
  await expect.element(dialog.getByText('Screen stays awake')).toBeVisible()
  await expect.poll(() => dialog.getByRole('timer').element().textContent).toMatch(/^Now 9:1\d:\d\d\sAM, Property time/)
  expect(await decoded(dialog.element())).toBe('GW1-8f2c-41d0-TEMPORARY')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(card.shadowRoot?.activeElement?.textContent).toBe('Show full screen')
  expect(lock).toMatchObject({ requests: 1, released: 1 })
})

it('scan mode says when a door next opens; it closes when the key is revoked, and the screen may turn off', async () => {
  const lock = stubWakeLock()
  const card = await mount(temporaryView, { lang: 'en' })
  await userEvent.click(page.getByRole('button', { name: 'Show full screen' }))
  const dialog = page.getByRole('dialog', { name: temporaryView.name })
  await expect.element(dialog.getByText('Screen stays awake')).toBeVisible()
  card.invite = { ...temporaryView, endsAt: null, opening: { at: '2026-11-22T15:00:00Z' } }
  await expect.element(dialog.getByText(/Opens tomorrow at 9:00\sAM/)).toBeVisible()
  expect(dialog.element().textContent).not.toContain('ended')
  card.invite = { kind: 'message', status: 'Revoked', statusWord: 'revoked', message: 'This key was revoked.', name: temporaryView.name }
  await expect.element(page.getByRole('heading', { name: 'This key was revoked.' })).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => lock).toMatchObject({ requests: 1, released: 1 })
})

it('the card uses the language of the page, or of its own lang attribute', async () => {
  document.documentElement.lang = 'es'
  const card = await mount(idle)
  await expect.element(page.getByRole('button', { name: 'Generar código QR' })).toBeVisible()
  card.setAttribute('lang', 'en')
  await expect.element(page.getByRole('button', { name: 'Generate QR code' })).toBeVisible()
  card.labels = { generate: 'Open sesame' }
  await expect.element(page.getByRole('button', { name: 'Open sesame' })).toBeVisible()
  document.documentElement.lang = 'en'
})

it('a card whose invite ends shows this and reports it once', async () => {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse(storyTime) })
  const card = await mount(temporaryView)
  let ended = 0
  card.addEventListener('portal-invite-ended', () => { ended += 1 })
  vi.setSystemTime(Date.parse(temporaryView.endsAt ?? ''))
  vi.advanceTimersByTime(90_000)
  await expect.element(page.getByText(/This key has ended/)).toBeVisible()
  expect(card.shadowRoot?.querySelectorAll('canvas')).toHaveLength(0)
  expect(ended).toBe(1)
})

it('a removed card leaves no listener, timer or wake lock', async () => {
  const open = new Set<unknown>()
  const started = vi.spyOn(globalThis, 'setInterval')
  const stopped = vi.spyOn(globalThis, 'clearInterval')
  const add = vi.spyOn(window, 'addEventListener')
  const lock = stubWakeLock()
  const card = await mount(temporaryView, { lang: 'en' })
  await userEvent.click(page.getByRole('button', { name: 'Show full screen' }))
  await expect.element(page.getByText('Screen stays awake')).toBeVisible()
  card.remove()
  for (const { value } of started.mock.results) open.add(value)
  for (const [timer] of stopped.mock.calls) open.delete(timer)
  expect([...open]).toEqual([])
  const outside = add.mock.calls.flatMap(([name, , options]) => (/line$|visibilitychange/.test(name) ? [options] : []))
  expect(outside.length).toBeGreaterThan(0)
  expect(outside.every((options) => typeof options === 'object' && options.signal?.aborted)).toBe(true)
  expect(lock.released).toBe(1)
  vi.restoreAllMocks()
  // After it is added to the page again, the card works again.
  document.body.append(card)
  await expect.element(page.getByRole('button', { name: 'Show full screen' })).toBeVisible()
})

it('properties that were set before the element was defined are kept, and a second copy of the script changes nothing', async () => {
  const early = document.createElement('portal-invite-card-later')
  Object.assign(early, { invite: temporaryView })
  document.body.append(early)
  definePortalInviteCard('portal-invite-card-later')
  definePortalInviteCard('portal-invite-card-later')
  definePortalInviteCard()
  await expect.element(page.getByRole('heading', { name: temporaryView.name })).toBeVisible()
  expect(early).toBeInstanceOf(PortalInviteCard)
})
