import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { dependenciesOfStories } from './dependenciesOfStories.ts'

const of = (entry: string) => Object.fromEntries([...dependenciesOfStories([entry])].map(([file, packages]) => [basename(file), packages.toSorted()]))

it('finds what a story imports through other files and through entries of the workspace’s packages', () => {
  expect(of('packages/ui/src/access/RestrictionEditor/RestrictionEditor.stories.tsx')).toMatchObject({
    'zoneClock.ts': ['temporal-polyfill/fns/ZonedDateTime'],
    'phoneNumber.ts': ['libphonenumber-js/min'],
  })
})

it('leaves out types, styles, what Node brings and the workspace’s own', () => {
  const found = Object.values(of('.storybook/preview.tsx')).flat()
  expect(found).toEqual(expect.arrayContaining(['react', 'storybook/test', 'styled-components']))
  expect(found.filter((name) => /^@portal\/|^@storybook\/react-vite|\.css$|^node:/.test(name))).toEqual([])
})

it('finds each package once', () => {
  const found = [...dependenciesOfStories(['apps/portal/src/routes/site/users/*.stories.tsx']).values()].flat()
  expect(found.length).toBeGreaterThan(20)
  expect(new Set(found).size).toBe(found.length)
})
