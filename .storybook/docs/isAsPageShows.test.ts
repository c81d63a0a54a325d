import { expect, it } from 'vitest'
import { isAsPageShows } from './isAsPageShows.ts'

it('a story that would turn the whole page stands on a page of its own', () => {
  expect(isAsPageShows({ storyGlobals: {}, parameters: {} })).toBe(true)
  expect(isAsPageShows({ storyGlobals: { theme: 'dark' }, parameters: {} })).toBe(false)
  expect(isAsPageShows({ storyGlobals: {}, parameters: { forcedColors: true } })).toBe(false)
})
