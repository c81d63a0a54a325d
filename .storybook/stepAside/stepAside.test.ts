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

it('a play function runs if the toolbar keeps the story’s settings', () => {
  expect(played({})).toBe(true)
  expect(played({}, { theme: 'dark' })).toBe(true)
  expect(played({ theme: 'dark' }, { theme: 'dark' })).toBe(true)
})

it('a play function is skipped once the toolbar changes a setting', () => {
  expect(played({ theme: 'dark' })).toBe(false)
  expect(played({ locale: 'es' }, { theme: 'dark' })).toBe(false)
  expect(played({ viewport: { value: 'phone' } })).toBe(false)
})
