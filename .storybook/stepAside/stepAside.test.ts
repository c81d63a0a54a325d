import { expect, it, vi } from 'vitest'
import { stepAside } from './stepAside.ts'

const initialGlobals = { theme: 'light', locale: 'en', viewport: { value: undefined } }

function played(globals: Record<string, unknown>, storyGlobals: Record<string, unknown> = {}): boolean {
  const play = vi.fn()
  const story = { play }
  stepAside(story)
  void story.play({ globals: { ...initialGlobals, ...globals, ...storyGlobals }, initialGlobals, storyGlobals })
  return play.mock.calls.length > 0
}

it('a play runs while the page is as its story says', () => {
  expect(played({})).toBe(true)
  expect(played({}, { theme: 'dark' })).toBe(true)
  expect(played({ theme: 'dark' }, { theme: 'dark' })).toBe(true)
})

it('a play steps aside once the toolbar chose something else', () => {
  expect(played({ theme: 'dark' })).toBe(false)
  expect(played({ locale: 'es' }, { theme: 'dark' })).toBe(false)
  expect(played({ viewport: { value: 'phone' } })).toBe(false)
})
