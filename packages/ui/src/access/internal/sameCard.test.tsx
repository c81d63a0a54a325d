import type { InviteView } from '@portal/domain'
import { GlobalStyles, PortalProvider } from '../../index.ts'
import { es } from '../../words/es.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, utils } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@portal/embed'
import { cardStates, mount } from '@portal/embed/fixtures'
import { property, storyTime, temporaryView } from './inviteFixtures.ts'
import { ReactCard } from './ReactCard.fixture.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(storyTime) }))
afterEach(() => {
  vi.useRealTimers()
  for (const box of document.querySelectorAll('[data-box]')) box.remove()
  document.documentElement.removeAttribute('dir')
})

interface Look { language: 'en' | 'es', theme: 'light' | 'dark', direction: 'ltr' | 'rtl', width: number }

/** Renders the element and the React card of one invite, one below the other. */
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

/** The card as screen readers get it, as text. */
const heard = (card: Element) => utils.aria.renderAriaTree(utils.aria.generateAriaTree(card))

const looks: readonly Look[] = [
  { language: 'en', theme: 'light', direction: 'ltr', width: 800 },
  { language: 'es', theme: 'dark', direction: 'rtl', width: 360 },
]

const keep = { calendar: () => new Promise<Blob>(() => undefined), apple: () => new Promise<Blob>(() => undefined), google: () => new Promise<string>(() => undefined) }

it('screen readers get the same ways to save a key, in the same order', async () => {
  const { react, own } = await both(temporaryView, { language: 'en', theme: 'light', direction: 'ltr', width: 800 }, true)
  expect(heard(own)).toContain('button "Add to calendar"')
  expect(heard(own)).toBe(heard(react))
})

describe('screen readers get the same from the element and the React card', () => {
  it.each(Object.entries(cardStates))('%s', async (_name, view) => {
    for (const look of looks) {
      const { react, own } = await both(view, look)
      expect(heard(own)).toContain('heading')
      expect(heard(own)).toBe(heard(react))
    }
  })
})
