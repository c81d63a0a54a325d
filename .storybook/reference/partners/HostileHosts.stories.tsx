import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import { definePortalInviteCard } from '../../../packages/embed/src/index.ts'
import { storyTime } from '../../../packages/embed/src/invites.fixture.ts'
import { type HostLook, hostLooks, type HostLookName, type HostRule, hostRules } from '../../../packages/ui/src/theme/PortalScope/exampleHosts.ts'
import { HostPage } from './HostPage.tsx'
import { readCodes } from './readCodes.ts'

/** Difficult pages of partners, each in its own document, with the element and the React card side by side. */
const meta = {
  component: HostPage,
  title: 'Partners/Hostile hosts',
  parameters: {
    isForeign: true,
    screenshot: false,
    clock: storyTime,
    // axe is off, because the page around the cards is a partner's.
    a11y: { test: 'off' },
    viewport: { options: { px280: { name: '280 px', styles: { width: '280px', height: '900px' }, type: 'mobile' } } },
  },
} satisfies Meta<typeof HostPage>

export default meta
type Story = StoryObj<typeof meta>

/** Checks that every code on the page can be decoded and is the right one. */
const codesAreRead = (count: number): Story['play'] => async () => {
  await waitFor(() => expect(readCodes()).toEqual(Array.from({ length: count }, () => 'GW1-8f2c-41d0-TEMPORARY')))
}

const ruled = (name: HostRule): Story => ({ args: { rules: hostRules[name] }, play: codesAreRead(2) })

function seen(name: HostLookName): Story {
  const look: HostLook = hostLooks[name]
  return {
    args: { look },
    parameters: { forcedColors: look.forcedColors === 'active' },
    globals: { theme: look.theme ?? 'light', direction: look.dir ?? 'ltr', ...(look.width === 280 && { viewport: { value: 'px280' } }) },
    play: async (context) => {
      await codesAreRead(2)?.(context)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    },
  }
}

export const EveryPropertyUnset: Story = ruled('a reset of every property')
/** Partners' pages with rules for elements without a class. */
export const BareElementsRuled: Story = { ...ruled('a small root and rules for bare elements'), parameters: { screenshot: true } }
/** `!important` rules also affect the React card; only the element's shadow root keeps them out. */
export const InheritedImportant: Story = ruled('inherited properties, with !important')
/** The page hides every `<article>`, so the React card is hidden, but the element isn't. */
export const EverythingBelow: Story = ruled('rules for everything below')

export const DarkPage: Story = seen('a dark page')
export const RightToLeft: Story = seen('right to left')
export const Narrow280: Story = seen('280 px')
export const NarrowBox: Story = seen('a narrow box in a wide page')
export const Zoom400: Story = seen('400 % zoom')
export const Print: Story = seen('print')
export const PrintDark: Story = seen('print in the dark')
export const ForcedColors: Story = seen('forced colors')

/** Two versions of the element on one page: the first gets the usual tag name, the second a tag name of its own. */
export const TwoVersions: Story = {
  args: { elements: ['portal-invite-card', 'portal-invite-card-second'] },
  beforeEach: () => definePortalInviteCard('portal-invite-card-second'),
  play: codesAreRead(3),
}

/** The page's own listeners throw at every event of the element. */
export const ThrowingListeners: Story = {
  parameters: { test: { dangerouslyIgnoreUnhandledErrors: true } },
  beforeEach: () => {
    const over = new AbortController()
    for (const name of ['shown', 'scan', 'ended', 'error']) {
      document.addEventListener(`portal-invite-${name}`, () => { throw new Error('of the page') }, { signal: over.signal })
    }
    return () => over.abort()
  },
  play: codesAreRead(2),
}

const never = () => new Promise<never>(() => undefined)
const waits = { ask: never }
const fails = { ask: () => Promise.reject(Object.assign(new Error('no line'), { name: 'GuestFailure', code: 'unreachable' })) }

/** The card before the service has answered, and when the service can't be reached, in each theme, language and direction. */
export const WaitingAndFailed: Story = {
  parameters: { isForeign: false, screenshot: true, a11y: { test: 'error' } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))', alignItems: 'start' }}>
      {([['light', 'en', 'ltr'], ['dark', 'es', 'ltr'], ['dark', 'en', 'rtl']] as const).flatMap(([theme, lang, dir]) =>
        Object.entries({ waits, fails }).map(([name, source]) => (
          <div key={`${theme} ${lang} ${dir} ${name}`} dir={dir} lang={lang}>{createElement('portal-invite-card', { theme, lang, source })}</div>
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cards = () =>
      [...canvasElement.querySelectorAll('portal-invite-card')].map(({ shadowRoot }) => {
        const card = shadowRoot?.querySelector('[part=card]')
        return card?.getAttribute('role') ?? card?.getAttribute('aria-busy')
      })
    await waitFor(() => expect(cards()).toEqual(['true', 'alert', 'true', 'alert', 'true', 'alert']))
  },
}
