import { expect, it } from 'vitest'
import { paths } from '../app/paths.ts'
import { helpTopics, topicsOf } from './helpTopics.ts'

const pages = import.meta.glob<string>('../../../../.storybook/docs/Help*.mdx', { query: '?raw', import: 'default', eager: true })

it('§9 each of the help keys is a topic', () => {
  expect(helpTopics.map(({ topic }) => topic)).toEqual(expect.arrayContaining(['dashboard', 'billing', 'users', 'qrcode', 'groups', 'import']))
})

it('each topic has a page in Storybook with the same text', () => {
  const shown = Object.values(pages).map((text) => /<HelpText topic="(\w+)" \/>/.exec(text)?.[1])
  expect(new Set(shown)).toEqual(new Set(helpTopics.map(({ topic }) => topic)))
  expect(shown).toHaveLength(helpTopics.length)
})

it('topics are those of pages that the user may open; guests also for users who set their rules', () => {
  const topicsAt = (...pages: string[]) => topicsOf(pages).map(({ topic }) => topic)
  expect(topicsAt(paths.billing, paths.log)).toEqual(['billing'])
  expect(topicsAt(paths.guests)).toEqual(['guests'])
  expect(topicsAt(paths.guestRules)).toEqual(['guests'])
})
