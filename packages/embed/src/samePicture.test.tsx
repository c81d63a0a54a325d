import { PortalProvider, PortalScope } from '@portal/ui'
import { es } from '@portal/ui/es'
import { Fragment } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { cardStates } from './cardStates.fixture.ts'
import './index.ts'
import { property, storyTime, temporaryView } from './invites.fixture.ts'
import { mount } from './mount.fixture.ts'
import { pixelsOf } from './pixelsOf.fixture.ts'
import { ReactCard } from './ReactCard.fixture.tsx'

const kept = 'with every way to keep it'
const states = Object.entries({ ...cardStates, [kept]: temporaryView })

interface Look { language: 'en' | 'es', direction: 'ltr' | 'rtl', theme: 'light' | 'dark', width: number }

const looks: readonly Look[] = [
  ...(['en', 'es'] as const).flatMap((language) => (['ltr', 'rtl'] as const).flatMap((direction) => (['light', 'dark'] as const).map((theme) => ({ language, direction, theme, width: 800 })))),
  // On a phone.
  { language: 'en', direction: 'ltr', theme: 'dark', width: 360 },
  { language: 'es', direction: 'rtl', theme: 'light', width: 360 },
]

/** As many pairs as one picture holds. */
const perPicture = 5

/** Pixels of a card of 250,000 or more. A word that stands one pixel lower makes some 200. */
const mostSmoothed = 140

/** Taller than any picture: what needs scrolling to be seen is drawn in parts, and a part may be drawn before it came to rest. */
const viewportHeight = 6000

const never = () => new Promise<never>(() => undefined)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(storyTime) }))
afterEach(() => {
  vi.useRealTimers()
  document.documentElement.removeAttribute('dir')
})

it.each(looks)('the element is drawn as the React card is, in every state: $language $direction $theme $width px', async (look) => {
  const different: Record<string, string> = {}
  for (let from = 0; from < states.length; from += perPicture) Object.assign(different, await compare(states.slice(from, from + perPicture), look))
  expect(different).toEqual({})
})

/** What differs, by the state. Both cards of each state stand side by side on whole pixels. */
async function compare(shown: typeof states, { language, direction, theme, width }: Look): Promise<Record<string, string>> {
  await page.viewport(2 * width, viewportHeight)
  document.documentElement.dir = direction
  const locale = language === 'es' ? 'es-US' : 'en-US'
  const { container, unmount } = await render(
    <PortalProvider locale={locale} words={language === 'es' ? es : undefined}>
      <PortalScope theme={theme} style={{ display: 'grid', gridTemplateColumns: `${width}px ${width}px`, position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 }}>
        {shown.map(([name, view]) => <Fragment key={name}><div><ReactCard view={view} isKept={name === kept} /></div><div data-own={name} /></Fragment>)}
      </PortalScope>
    </PortalProvider>,
  )
  const pairs = await Promise.all(shown.map(async ([name, view]) => {
    const place = container.querySelector(`[data-own="${name}"]`)
    if (!place) throw new Error('There is no place for the element.')
    const element = await mount(view, { lang: locale, theme }, place)
    element.property = property
    if (name === kept) {
      element.source = { ask: () => Promise.resolve(view), keep: { calendar: never, apple: never, google: never } }
      await expect.poll(() => element.shadowRoot?.querySelector('.keep')).toBeTruthy()
    }
    const [react, own] = [place.previousElementSibling?.querySelector('article'), element.shadowRoot?.querySelector('article')]
    if (!react || !own) throw new Error('A card is missing.')
    return { name, react, own }
  }))
  for (const animation of document.getAnimations()) animation.cancel()
  await document.fonts.ready
  const grid = container.querySelector('[data-theme]') ?? container
  const origin = grid.getBoundingClientRect()
  if (origin.bottom > viewportHeight) throw new Error(`The cards are ${origin.bottom} px high together.`)
  const picture = await pixelsOf(grid)
  const different: Record<string, string> = {}
  for (const { name, react, own } of pairs) {
    const said = difference(picture, rectangle(react, origin), rectangle(own, origin))
    if (said) different[name] = said
  }
  await unmount()
  return different
}

interface Rectangle { x: number, y: number, width: number, height: number }

function rectangle(element: Element, origin: DOMRect): Rectangle {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x - origin.x), y: Math.round(y - origin.y), width: Math.round(width), height: Math.round(height) }
}

/**
 * Null where both are one picture. An icon's curves, drawn as circles by React and as arcs by the element, and the tile's corners over a
 * canvas are smoothed otherwise: few pixels, and each lies between those around it in the other card.
 */
function difference({ data, width }: ImageData, one: Rectangle, other: Rectangle): string | null {
  if (one.width !== other.width || one.height !== other.height) return `${one.width} × ${one.height} and ${other.width} × ${other.height}`
  const valueOf = ({ x, y }: Rectangle, column: number, row: number, channel: number) => data[((y + row) * width + x + column) * 4 + channel] ?? 0
  let smoothed = 0
  for (let row = 0; row < one.height; row += 1) {
    for (let column = 0; column < one.width; column += 1) {
      const values = channels.map((channel) => valueOf(one, column, row, channel))
      if (values.every((value, channel) => Math.abs(value - valueOf(other, column, row, channel)) <= 8)) continue
      smoothed += 1
      const isBetween = values.every((value, channel) => {
        const near = around.map(([right, down]) => valueOf(other, column + right, row + down, channel))
        return value >= Math.min(...near) - 24 && value <= Math.max(...near) + 24
      })
      if (!isBetween) return `not the same at ${column}, ${row}`
    }
  }
  return smoothed > mostSmoothed ? `${smoothed} pixels` : null
}

const channels = [0, 1, 2]
const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const))
