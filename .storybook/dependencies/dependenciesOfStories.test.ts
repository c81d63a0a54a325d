import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { dependenciesOfStories } from './dependenciesOfStories.ts'

const of = (entry: string) => Object.fromEntries([...dependenciesOfStories([entry])].map(([file, packages]) => [basename(file), packages.toSorted()]))

it('imports of a story are found through other files and through the workspace’s packages', () => {
  expect(of('packages/ui/src/access/RestrictionEditor/RestrictionEditor.stories.tsx')).toMatchObject({
    'zoneClock.ts': ['temporal-polyfill/fns/ZonedDateTime'],
    'phoneNumber.ts': ['libphonenumber-js/min'],
  })
})

it('types, styles, Node’s modules and the workspace’s own packages are left out', () => {
  const found = Object.values(of('.storybook/preview.tsx')).flat()
  expect(found).toEqual(expect.arrayContaining(['react', 'storybook/test', 'styled-components']))
  expect(found.filter((name) => /^@portal\/|^@storybook\/react-vite|\.css$|^node:/.test(name))).toEqual([])
})

it('each package is found once', () => {
  const found = [...dependenciesOfStories(['apps/portal/src/routes/site/users/*.stories.tsx']).values()].flat()
  expect(found.length).toBeGreaterThan(20)
  expect(new Set(found).size).toBe(found.length)
})
