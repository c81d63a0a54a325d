import { PortalProvider, PortalScope } from '../../index.ts'
import { es } from '../../words/es.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@portal/embed'
import { mount } from '@portal/embed/fixtures'
import { recurringView, storyTime, temporaryView } from './inviteFixtures.ts'
import { ReactCard } from './ReactCard.fixture.tsx'

const widths = [280, 320, 360, 390, 480, 600, 641, 700, 719, 740, 760, 1000, 1280]
const never = () => new Promise<never>(() => undefined)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(storyTime) }))
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

it.each((['en', 'es'] as const).flatMap((language) => [temporaryView, recurringView].map((view) => ({ language, kind: view.kind, view }))))('in $language each wallet’s name stands in one line, and both are of one size, on pages of 280 to 1280 px ($kind)', async ({ language, view }) => {
  const locale = language === 'es' ? 'es-US' : 'en-US'
  for (const width of widths) {
    await page.viewport(width, 900)
    const { container, unmount } = await render(
      <PortalProvider locale={locale} words={language === 'es' ? es : undefined}>
        <PortalScope><ReactCard view={view} isKept /><div data-own="" /></PortalScope>
      </PortalProvider>,
    )
    const element = await mount(view, { lang: locale, theme: 'light' }, container.querySelector('[data-own]') ?? container)
    element.source = { ask: () => Promise.resolve(view), keep: { calendar: never, apple: never, google: never } }
    await expect.poll(() => walletsOf(element.shadowRoot).length).toBe(2)
    const react = walletsOf(container).map(measure)
    expect(react.map(({ lines }) => lines), `${width} px`).toEqual([1, 1])
    expect(new Set(react.map(({ size }) => size)).size, `${width} px`).toBe(1)
    expect(walletsOf(element.shadowRoot).map(measure), `${width} px`).toEqual(react)
    await unmount()
  }
})

const walletsOf = (root: ParentNode | null) => [...(root?.querySelectorAll('button') ?? [])].filter(({ textContent }) => textContent.includes('Wallet'))

/** Measures the size of a button and the number of its text lines. */
function measure(button: Element): { size: string, lines: number } {
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
  const tops = new Set<number>()
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const { top } of range.getClientRects()) tops.add(Math.round(top))
  }
  const { width, height } = button.getBoundingClientRect()
  return { size: `${Math.round(width)} × ${Math.round(height)}`, lines: tops.size }
}
