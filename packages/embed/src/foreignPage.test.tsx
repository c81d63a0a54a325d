import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import './index.ts'
import { storyTime, temporaryView } from './invites.fixture.ts'
import { mount } from './mount.fixture.ts'
import { GuestFailure } from './service/GuestFailure.ts'
import type { InviteSource } from './service/InviteSource.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(storyTime) }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const rootOf = (card: HTMLElement) => card.shadowRoot?.querySelector('.root')

const names: Readonly<Record<string, string>> = { failed: 'TypeError', insecure: 'InsecureContext' }
const errorOf = (code: string) => (code in names ? Object.assign(new Error(code), { name: names[code] }) : new GuestFailure(code))

/** A card with this source, or with nothing to show, after some seconds of the page's clock. */
async function after(seconds: number, source: InviteSource | null) {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse(storyTime) })
  const codes: string[] = []
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const card = document.createElement('portal-invite-card')
  card.lang = 'en'
  card.source = source
  card.addEventListener('portal-invite-error', ({ detail }) => codes.push(detail.code))
  document.body.append(card)
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  return { card, codes, text: () => rootOf(card)?.textContent ?? '', warned: () => warned.mock.calls.flat() }
}

describe('the heading of a card', () => {
  it('the heading is of the second level, or of the level that the page sets, and names the card', async () => {
    const card = await mount(temporaryView, { lang: 'en' })
    await expect.element(page.getByRole('heading', { level: 2, name: temporaryView.name })).toBeVisible()
    await expect.element(page.getByRole('article', { name: temporaryView.name })).toBeVisible()
    card.setAttribute('heading-level', '3')
    await expect.element(page.getByRole('heading', { level: 3, name: temporaryView.name })).toBeVisible()
    card.setAttribute('heading-level', 'huge')
    await expect.element(page.getByRole('heading', { level: 2, name: temporaryView.name })).toBeVisible()
  })
})

it('the page sets the margins of a card and its largest width', async () => {
  const style = document.head.appendChild(document.createElement('style'))
  onTestFinished(() => style.remove())
  style.textContent = 'portal-invite-card { margin-block: 24px } portal-invite-card::part(card) { max-inline-size: 300px }'
  const [first, second] = [await mount(temporaryView), await mount(temporaryView)].map((card) => card.getBoundingClientRect())
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(24)
  await expect.poll(() => page.getByRole('article').elements().map((card) => card.getBoundingClientRect().width)).toEqual([300, 300])
})

describe('a page in a language without a translation', () => {
  it('the card is in English, marked as English, from left to right', async () => {
    const card = await mount(temporaryView, { lang: 'ar', dir: 'rtl' })
    expect(rootOf(card)?.getAttribute('lang')).toBe('en-US')
    expect(getComputedStyle(page.getByRole('heading').element()).direction).toBe('ltr')
  })

  it('the card has the page’s language and direction if the page brings its own words', async () => {
    const card = await mount(temporaryView, { lang: 'ar', dir: 'rtl' })
    card.labels = { showFullScreen: 'ملء الشاشة' }
    expect(rootOf(card)?.getAttribute('lang')).toBe('ar')
    await expect.element(page.getByRole('button', { name: 'ملء الشاشة' })).toBeVisible()
    expect(getComputedStyle(page.getByRole('heading').element()).direction).toBe('rtl')
  })
})

describe('the cause of a failure', () => {
  it.each([
    ['unreachable', 'Check your connection, then try again. The link stays the same.', null],
    ['http-503', 'Try again in a moment. The link stays the same.', null],
    ['http-404', 'This page could not ask for it. Open the link that you were sent.', 'base-url is not the address of a portal.'],
    ['unreadable', 'This page could not ask for it. Open the link that you were sent.', 'base-url is not the address of a portal.'],
    ['failed', 'Try again in a moment. The link stays the same.', null],
    ['insecure', 'This page could not ask for it. Open the link that you were sent.', 'this page has no WebCrypto. Serve it by HTTPS.'],
  ])('the failure %s has its own words for the guest, its code, and what the developer can do about it', async (code, words, cure) => {
    const { codes, text, warned } = await after(1, { ask: () => Promise.reject(errorOf(code)) })
    expect(text()).toBe(`Your key could not be loaded.${words}Try again`)
    expect(codes).toEqual([code])
    expect(warned()).toEqual(cure === null ? [] : [`portal-invite-card: ${cure}`])
  })

  it('the card reports no-token after ten seconds, in which the page may set a token or an invite', async () => {
    const { codes, text, warned } = await after(9, null)
    expect([text(), codes]).toEqual(['', []])
    await vi.advanceTimersByTimeAsync(1000)
    expect(text()).toBe('Your key could not be loaded.This page could not ask for it. Open the link that you were sent.')
    expect(codes).toEqual(['no-token'])
    expect(warned()).toEqual(['portal-invite-card: it has no token. Set invite-token, inviteToken, invite or source.'])
  })

  it('the card does not report a missing token to a page that sets its invite later', async () => {
    const { card, codes, text } = await after(9, null)
    card.invite = temporaryView
    await vi.advanceTimersByTimeAsync(5000)
    expect(codes).toEqual([])
    expect(text()).toContain(temporaryView.name)
  })
})

it('a card that waits for three seconds says that the connection is slow', async () => {
  const { text } = await after(2.9, { ask: () => new Promise(() => undefined) })
  expect(text()).toBe('Loading your key')
  await vi.advanceTimersByTimeAsync(100)
  expect(text()).toBe('Still loading. The connection is slow.')
})
