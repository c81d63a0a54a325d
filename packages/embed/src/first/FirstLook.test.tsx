import type { InviteView, RecurringInviteView } from '@portal/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Card, CardKeeper } from '../CardKeeper.ts'
import { cardStates } from '../cardStates.fixture.ts'
import { recurringView, storyTime, temporaryView } from '../invites.fixture.ts'
import { type More, more } from '../more/more.ts'
import { until } from '../mount.fixture.ts'
import { PortalInviteCard } from '../PortalInviteCard.ts'
import { FirstLook } from './FirstLook.ts'

/** Loads the rest of the card's code in this test. */
let rest: () => Promise<More> = () => new Promise(() => undefined)

class CardOfTwoSteps extends PortalInviteCard {
  static override readonly keeperOf = (card: Card): CardKeeper => new FirstLook(card, () => rest())
}
customElements.define('card-of-two-steps', CardOfTwoSteps)

const idle: RecurringInviteView = { ...recurringView, image: null, freshness: { state: 'idle', hasFailed: false } }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(storyTime) }))
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Opens a card with only its first code, and returns a function that loads the rest. */
function open(invite: InviteView | null, lang = 'en') {
  let give: (more: More) => void = () => undefined
  rest = () => new Promise((resolve) => { give = resolve })
  const card = new CardOfTwoSteps()
  card.lang = lang
  card.invite = invite
  document.body.append(card)
  const told: { type: string; detail: unknown }[] = []
  for (const type of ['shown', 'generate', 'scan', 'error']) card.addEventListener(`portal-invite-${type}`, (event) => told.push({ type, detail: (event as CustomEvent<unknown>).detail }))
  const find = (selector: string) => card.shadowRoot?.querySelector(selector) ?? null
  return { card, told, find, complete: () => give(more) }
}

const isWhole = (find: (selector: string) => Element | null) => until(() => find('.details:not([aria-hidden])') !== null)

describe('the code’s column is the same before and after the second script has loaded', () => {
  it.each([
    ['a temporary key', temporaryView, 'en'],
    ['a temporary key in Spanish', temporaryView, 'es'],
    ['one without places', { ...temporaryView, locations: [] }, 'en'],
    ['a recurring key', idle, 'en'],
    ['a recurring key in Spanish', idle, 'es'],
  ] satisfies [string, InviteView, string][])('%s', async (_name, view, lang) => {
    const { find, complete } = open(view, lang)
    await until(() => find('.button') !== null)
    await until(() => [...document.querySelectorAll('card-of-two-steps')].every(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('canvas') ?? [])].every(({ width }) => width > 0)))
    const column = find('.code')
    const places = () => [...(column?.querySelectorAll('*') ?? [])].map((part) => part.getBoundingClientRect().toJSON() as unknown)
    const [before, placed] = [column?.outerHTML, places()]
    expect(find('.details')?.getAttribute('aria-hidden')).toBe('true')
    complete()
    await isWhole(find)
    expect(find('.code')).toBe(column)
    expect(column?.outerHTML).toBe(before)
    expect(places()).toEqual(placed)
  })
})

it.each(Object.entries(cardStates).filter(([, view]) => view.kind === 'message' || (view.kind === 'recurring' && (view.freshness.state !== 'idle' || view.freshness.hasFailed)) || view.endsAt === '2026-11-21T15:14:00Z'))(
  '%s waits for the rest, and shows no code', async (_name, view) => {
    const { card, find, complete } = open(view)
    await expect.element(page.getByText('Loading your key')).toBeVisible()
    expect(find('canvas')).toBeNull()
    complete()
    await until(() => find('[aria-busy="true"] .line') === null && find('.details:not([aria-hidden]), .message') !== null)
    expect(card.shadowRoot?.textContent).not.toContain('Loading your key')
  },
)

it('a press before the second script has loaded takes effect when it arrives', async () => {
  const { told, complete } = open(temporaryView)
  const button = page.getByRole('button', { name: 'Show full screen' })
  await userEvent.click(button)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  complete()
  await expect.element(page.getByRole('dialog', { name: temporaryView.name })).toBeVisible()
  expect(told.map(({ type }) => type)).toContain('scan')
})

it('a press for a code takes effect when the second script arrives', async () => {
  const { card, complete } = open(idle)
  card.addEventListener('portal-invite-generate', ({ detail }) => detail.respondWith(Promise.resolve(recurringView)))
  await userEvent.click(page.getByRole('button', { name: 'Generate QR code' }))
  complete()
  await expect.element(page.getByRole('img', { name: 'QR key, made at 9:14 AM, unused' })).toBeVisible()
})

it('if the second script cannot load, the code stays, a press that needs the script says so, and the next press retries', async () => {
  rest = () => Promise.reject(new TypeError('Failed to fetch'))
  const lost = new CardOfTwoSteps()
  lost.lang = 'en'
  lost.invite = temporaryView
  document.body.append(lost)
  const code = page.getByRole('img', { name: /^QR key for/ })
  const button = page.getByRole('button', { name: 'Show full screen' })
  await expect.element(code).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  await userEvent.click(button)
  await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be loaded. Try again in a moment. The link stays the same.')
  await expect.element(code).toBeVisible()
  rest = () => Promise.resolve(more)
  await userEvent.click(button)
  await expect.element(page.getByRole('dialog', { name: temporaryView.name })).toBeVisible()
})

it('when the browser is online again, the second script loads without a press', async () => {
  rest = () => Promise.reject(new TypeError('Failed to fetch'))
  const card = new CardOfTwoSteps()
  card.lang = 'en'
  const codes: unknown[] = []
  card.addEventListener('portal-invite-error', ({ detail }) => codes.push(detail.code))
  card.invite = temporaryView
  document.body.append(card)
  await expect.poll(() => codes).toEqual(['unreachable'])
  rest = () => Promise.resolve(more)
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('heading', { name: temporaryView.name })).toBeVisible()
})

describe('with a source', () => {
  it.each([
    ['a temporary key', temporaryView, false, [undefined]],
    ['a recurring key', idle, false, [undefined]],
    // One request for the key, then one for its code.
    ['a recurring key at once', idle, true, [undefined, idle.id]],
    ['a message', cardStates['a message of the service'] ?? temporaryView, false, [undefined]],
  ] satisfies [string, InviteView, boolean, (string | undefined)[]][])('%s is asked for as often as it needs, and told of once', async (_name, view, isAtOnce, questions) => {
    const { card, told, find, complete } = open(null)
    const asked: (string | undefined)[] = []
    card.toggleAttribute('at-once', isAtOnce)
    card.source = { ask: async ({ id }) => {
      asked.push(id)
      return Promise.resolve(id === undefined ? view : recurringView)
    } }
    await until(() => {
      complete()
      return find('.details:not([aria-hidden]), .message') !== null
    })
    // After these requests, a visible code is checked.
    expect(asked.slice(0, questions.length)).toEqual(questions)
    if (!isAtOnce) expect(asked).toHaveLength(1)
    expect(told).toEqual([{ type: 'shown', detail: { kind: view.kind, status: view.kind === 'message' ? view.status : 'Valid' } }])
  })

  it('if the source did not answer, a press sends the request again', async () => {
    const { card, told } = open(null)
    let isDown = true
    card.source = { ask: async () => (isDown ? Promise.reject(new TypeError('down')) : Promise.resolve(temporaryView)) }
    await expect.element(page.getByRole('heading', { name: 'Your key could not be loaded.' })).toBeVisible()
    isDown = false
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(page.getByRole('img', { name: /^QR key for/ })).toBeVisible()
    expect(told.map(({ type }) => type)).toEqual(['error', 'shown'])
  })
})
