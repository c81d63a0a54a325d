import { expect, it } from 'vitest'
import { isAsPageShows } from './isAsPageShows.ts'

it('a story that changes the whole page has its own page', () => {
  expect(isAsPageShows({ storyGlobals: {}, parameters: {} })).toBe(true)
  expect(isAsPageShows({ storyGlobals: { theme: 'dark' }, parameters: {} })).toBe(false)
  expect(isAsPageShows({ storyGlobals: {}, parameters: { forcedColors: true } })).toBe(false)
})
