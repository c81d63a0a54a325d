import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = globSync(['.storybook/docs/*.mdx', '.storybook/reference/**/*.stories.tsx', 'packages/*/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx'], { cwd: root })
const roots = new Set(files.flatMap((file) => /(?:title: |<Meta title=)['"`]([^'"`/]+)\//.exec(read(file))?.[1] ?? []))

/** The first level of names in `storySort`; nested lists belong to the name before them. */
const [, list = ''] = /storySort: \{ order: \[(.*)\] \},/.exec(read('.storybook/preview.tsx')) ?? []
const order = list.replaceAll(/\[[^\]]*\]/g, '').match(/'[^']+'/g)?.map((name) => name.slice(1, -1)) ?? []

it('every root of the sidebar has its position, and the screens are second', () => {
  expect(roots.size).toBeGreaterThan(10)
  expect(order.toSorted()).toEqual([...roots].toSorted())
  expect(order.slice(0, 2)).toEqual(['Foundations', 'portal'])
})
