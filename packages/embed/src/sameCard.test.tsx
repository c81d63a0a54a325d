import type { InviteView, RecurringInviteView } from '@portal/domain'
import { GlobalStyles, InviteCard, InviteMessage, PortalProvider, RecurringInviteCard } from '@portal/ui'
import { es } from '@portal/ui/es'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, utils } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './index.ts'
import { arabicView, property, recurringView, storyTime, temporaryView } from './invites.fixture.ts'
import { mount } from './mount.fixture.ts'

const recurring = (freshness: RecurringInviteView['freshness']): RecurringInviteView => ({ ...recurringView, freshness, image: freshness.state === 'fresh' ? recurringView.image : null })
const ended = '2026-11-21T15:14:00Z'

const states: Record<string, InviteView> = {
  'a temporary key': temporaryView,
  'one that ends today, without place, sender or limit': { ...temporaryView, statusWord: 'endsToday', locations: [], sentBy: '', usesLeft: null, lastUsedAt: null, description: '' },
  'one that ended on the screen': { ...temporaryView, endsAt: ended },
  'names from right to left': arabicView,
  'a recurring key before Generate': recurring({ state: 'idle', hasFailed: false }),
  'while a code is made': recurring({ state: 'generating', previous: { state: 'idle', hasFailed: false } }),
  'a fresh code': recurringView,
  'a code that failed to follow': recurring({ state: 'fresh', generatedAt: '2026-11-21T15:14:00Z', hasFailed: true }),
  'a used code': recurring({ state: 'used', usedAt: '2026-11-21T15:14:20Z', hasFailed: false }),
  'a recurring key that ended': recurring({ state: 'expired' }),
  'a message of the service': { kind: 'message', status: 'Expired', statusWord: 'expired', message: 'This key ended on Thu, Nov 19.', name: 'Piano tuning' },
  'a message that is missing': { kind: 'message', status: 'Revoked', statusWord: 'revoked', message: ' ', name: '' },
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(storyTime) }))
afterEach(() => {
  vi.useRealTimers()
  for (const box of document.querySelectorAll('[data-box]')) box.remove()
  document.documentElement.removeAttribute('dir')
})

function ReactCard({ view, isKept }: { view: InviteView; isKept: boolean }) {
  if (view.kind === 'message') return <InviteMessage view={view} />
  const kept = isKept ? { calendar: { onKeep }, wallet: { apple: { onKeep }, google: { onKeep } } } : {}
  const setting = { property, viewerTimeZone: 'America/Chicago', ...kept }
  return view.kind === 'temporary' ? <InviteCard view={view} {...setting} /> : <RecurringInviteCard view={view} {...setting} onGenerate={() => undefined} />
}

const onKeep = () => undefined

interface Look { language: 'en' | 'es', theme: 'light' | 'dark', direction: 'ltr' | 'rtl', width: number }

/** Both cards of one view, one below the other, each in a box of its own. */
async function both(view: InviteView, { language, theme, direction, width }: Look, isKept = false) {
  await page.viewport(width > 720 ? 1000 : 400, 1700)
  document.documentElement.dir = direction
  const { container } = await render(
    <PortalProvider locale={language === 'es' ? 'es-US' : 'en-US'} words={language === 'es' ? es : undefined}>
      <GlobalStyles />
      <div data-theme={theme} style={{ width }}><ReactCard view={view} isKept={isKept} /></div>
    </PortalProvider>,
  )
  const box = document.createElement('div')
  box.dataset['box'] = ''
  box.style.width = `${width}px`
  document.body.append(box)
  const element = await mount(view, { lang: language === 'es' ? 'es-US' : 'en-US', theme }, box)
  element.property = property
  if (isKept) element.source = { ask: () => Promise.resolve(view), keep }
  if (isKept) await expect.poll(() => element.shadowRoot?.querySelector('.keep')).toBeTruthy()
  const react = container.querySelector('article')
  const own = element.shadowRoot?.querySelector('article')
  if (!react || !own) throw new Error('A card is missing.')
  return { react, own }
}

/** What a screen reader meets, as text. */
const heard = (card: Element) => utils.aria.renderAriaTree(utils.aria.generateAriaTree(card))

const looks: readonly Look[] = [
  { language: 'en', theme: 'light', direction: 'ltr', width: 800 },
  { language: 'es', theme: 'dark', direction: 'rtl', width: 360 },
]

const keep = { calendar: () => new Promise<Blob>(() => undefined), apple: () => new Promise<Blob>(() => undefined), google: () => new Promise<string>(() => undefined) }

it('the ways to keep a key are heard as one, and in the same order', async () => {
  const { react, own } = await both(temporaryView, { language: 'en', theme: 'light', direction: 'ltr', width: 800 }, true)
  expect(heard(own)).toContain('button "Add to calendar"')
  expect(heard(own)).toBe(heard(react))
})

describe('the element and the React card are heard as one', () => {
  it.each(Object.entries(states))('%s', async (_name, view) => {
    for (const look of looks) {
      const { react, own } = await both(view, look)
      expect(heard(own)).toContain('heading')
      expect(heard(own)).toBe(heard(react))
    }
  })
})
