import { expect, it } from 'vitest'
import { picturedStories } from './picturedStories.ts'

const story = (id: string) => ({ id, title: id.split('--')[0] ?? '' })

it('keeps every state of a part, and each variant of it once', () => {
  const stories = ['users--filled', 'users--filled-dark', 'users--filled-phone', 'users--no-match', 'users--no-match-dark', 'users--no-match-dark-phone', 'users--forbidden-right-to-left'].map(story)
  expect([...picturedStories(stories)]).toEqual(['users--filled', 'users--filled-dark', 'users--filled-phone', 'users--no-match', 'users--forbidden-right-to-left'])
})

it('keeps a story that shows one new variant among known ones', () => {
  expect([...picturedStories(['menu--dark', 'menu--dark-right-to-left'].map(story))]).toEqual(['menu--dark', 'menu--dark-right-to-left'])
})

it('counts each part for itself', () => {
  expect([...picturedStories(['menu--dark', 'badge--dark'].map(story))]).toEqual(['menu--dark', 'badge--dark'])
})

it('takes whole words alone for variants', () => {
  expect([...picturedStories(['menu--darkened', 'menu--darkened-twice', 'menu--phones'].map(story))]).toHaveLength(3)
})
