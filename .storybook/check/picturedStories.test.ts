import { expect, it } from 'vitest'
import { picturedStories } from './picturedStories.ts'

const story = (id: string) => ({ id, title: id.split('--')[0] ?? '' })

it('every state of a component has a picture, and each variant one', () => {
  const stories = ['users--filled', 'users--filled-dark', 'users--filled-phone', 'users--no-match', 'users--no-match-dark', 'users--no-match-dark-phone', 'users--forbidden-right-to-left'].map(story)
  expect([...picturedStories(stories)]).toEqual(['users--filled', 'users--filled-dark', 'users--filled-phone', 'users--no-match', 'users--forbidden-right-to-left'])
})

it('a story with one new variant among known ones has a picture', () => {
  expect([...picturedStories(['menu--dark', 'menu--dark-right-to-left'].map(story))]).toEqual(['menu--dark', 'menu--dark-right-to-left'])
})

it('variants are counted for each component separately', () => {
  expect([...picturedStories(['menu--dark', 'badge--dark'].map(story))]).toEqual(['menu--dark', 'badge--dark'])
})

it('only whole words count as variants', () => {
  expect([...picturedStories(['menu--darkened', 'menu--darkened-twice', 'menu--phones'].map(story))]).toHaveLength(3)
})
