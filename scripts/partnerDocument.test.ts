import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { llmsText, partnerDocument, snippetsOf } from './partnerDocument.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const guide = read('docs/for-partners.md')

test('the guide’s tables match the elements’ sources, and llms.txt matches the guide', () => {
  expect(guide).toBe(partnerDocument(guide, join(root, 'packages/embed')))
  expect(read('.storybook/public/llms.txt')).toBe(llmsText(guide))
  expect(guide).toContain('| `portal-invite-used` |')
  expect(llmsText(guide)).not.toContain('<!--')
})

test('journeys run every kind of code sample', () => {
  const kinds = snippetsOf(guide).map(({ kind }) => kind)
  expect(kinds.length).toBeGreaterThan(10)
  expect(kinds.filter((kind) => !['html', 'js', 'sh', 'js node', 'tsx', 'policy element', 'policy frame'].includes(kind))).toEqual([])
})
