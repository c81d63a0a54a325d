import { inviteMessages, spanishInviteMessages } from '@portal/domain'
import { PortalProvider, PortalScope } from '../../index.ts'
import { es } from '../../words/es.ts'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@portal/embed'
import { cardStates, mount, pixelsOf, until } from '@portal/embed/fixtures'
import { property, storyTime, temporaryView } from './inviteFixtures.ts'
import { difference, type Part } from './pictureDifference.fixture.ts'
import { ReactCard } from './ReactCard.fixture.tsx'

const kept = 'with every way to keep it'
const states = Object.entries({ ...cardStates, [kept]: temporaryView })

interface Look { language: 'en' | 'es', direction: 'ltr' | 'rtl', theme: 'light' | 'dark', width: number, media?: 'print' }

/** Both have the same views and rules; what can differ is how React applies them and what the page around it adds. */
const looks: readonly Look[] = [
  { language: 'en', direction: 'ltr', theme: 'light', width: 800 },
  { language: 'es', direction: 'rtl', theme: 'dark', width: 360 },
  { language: 'en', direction: 'ltr', theme: 'light', width: 280 },
  { language: 'en', direction: 'ltr', theme: 'light', width: 800, media: 'print' },
]

const scanned = ['a fresh code', 'names from right to left']
const scanWords = new Set([inviteMessages.showFullScreen, spanishInviteMessages.showFullScreen])

const localeOf = ({ language }: Look) => (language === 'es' ? 'es-US' : 'en-US')

function Setting({ style, children, ...look }: Look & { style?: CSSProperties, children: ReactNode }) {
  return (
    <PortalProvider locale={localeOf(look)} words={look.language === 'es' ? es : undefined}>
      <PortalScope theme={look.theme} style={style}>{children}</PortalScope>
    </PortalProvider>
  )
}

/** How many pairs of cards are in one picture. */
const perPicture = 5

/** The window is higher than any picture, because scrolled content is drawn in parts, some of them too early. */
const viewportHeight = 6000

const never = () => new Promise<never>(() => undefined)

const session = cdp() as unknown as { send: (method: string, given: unknown) => Promise<unknown> }
/** All tests reduce motion (vitest.config.ts). */
const setMedia = (media: string) => session.send('Emulation.setEmulatedMedia', { media, features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })

// Only `Date.now` is replaced, because with fake timers each wait would advance the clock.
beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse(storyTime)))
afterEach(async () => {
  await setMedia('')
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('dir')
})

it.each(looks)('the element looks like the React card in every state: $language $direction $theme $width px $media', async (look) => {
  const different: Record<string, string> = {}
  for (let from = 0; from < states.length; from += perPicture) Object.assign(different, await compare(states.slice(from, from + perPicture), look))
  expect(different).toEqual({})
})

it.each(looks.filter(({ media }) => media === undefined))('scan mode of the element is drawn as that of the React card: $language $direction $theme $width px', async (look) => {
  const different: Record<string, string> = {}
  for (const name of scanned) {
    const view = cardStates[name] ?? temporaryView
    const react = await scanMode(<Setting {...look}><ReactCard view={view} /></Setting>, look, () => Promise.resolve(document))
    const own = await scanMode(<div />, look, async (place) => {
      const element = await mount(view, { lang: localeOf(look), theme: look.theme }, place)
      element.property = property
      return element.shadowRoot ?? place
    })
    const said = difference(react, own)
    if (said) different[name] = said
  }
  expect(different).toEqual({})
})

/** Renders a card, opens its scan mode and takes a picture. `mounted` returns the root that contains the card's button and dialog. */
async function scanMode(rendered: ReactNode, { direction, width }: Look, mounted: (place: Element) => Promise<ParentNode>): Promise<Part> {
  await (width < 400 ? page.viewport(width, 740) : page.viewport(1280, 800))
  document.documentElement.dir = direction
  const { container, unmount } = await render(rendered)
  const root = await mounted(container)
  const scanButton = () => [...root.querySelectorAll<HTMLButtonElement>('article button')].find((one) => scanWords.has(one.textContent.trim()))
  const dialog = () => root.querySelector('[role=dialog], dialog[open]')
  await until(() => scanButton() !== undefined)
  // The button is clicked by script, because the mouse would otherwise be over the dialog.
  scanButton()?.click()
  await until(() => {
    const code = dialog()?.querySelector<HTMLCanvasElement | HTMLImageElement>('img, canvas')
    return code instanceof HTMLImageElement ? code.naturalWidth > 0 : (code?.width ?? 0) > 0
  })
  for (const animation of document.getAnimations()) animation.cancel()
  await document.fonts.ready
  const image = await pixelsOf(dialog() ?? container)
  await unmount()
  document.querySelectorAll('portal-invite-card').forEach((element) => element.remove())
  return { image, at: { x: 0, y: 0, width: image.width, height: image.height } }
}

/** Compares both cards in each state, side by side, and returns the differences. */
async function compare(shown: typeof states, look: Look): Promise<Record<string, string>> {
  const { direction, theme, width, media = '' } = look
  await setMedia(media)
  await page.viewport(2 * width, viewportHeight)
  document.documentElement.dir = direction
  const { container, unmount } = await render(
    <Setting {...look} style={{ display: 'grid', gridTemplateColumns: `${width}px ${width}px`, position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 }}>
      {shown.map(([name, view]) => <Fragment key={name}><div><ReactCard view={view} isKept={name === kept} /></div><div data-own={name} /></Fragment>)}
    </Setting>,
  )
  const pairs = await Promise.all(shown.map(async ([name, view]) => {
    const place = container.querySelector(`[data-own="${name}"]`)
    if (!place) throw new Error('There is no place for the element.')
    const element = await mount(view, { lang: localeOf(look), theme }, place)
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
  const image = await pixelsOf(grid)
  const different: Record<string, string> = {}
  for (const { name, react, own } of pairs) {
    const said = difference({ image, at: rectangle(react, origin) }, { image, at: rectangle(own, origin) })
    if (said) different[name] = said
  }
  await unmount()
  return different
}

function rectangle(element: Element, origin: DOMRect): Part['at'] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x - origin.x), y: Math.round(y - origin.y), width: Math.round(width), height: Math.round(height) }
}
