import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writePictureReport } from './pictureReport.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the report shows each picture before, after and as a difference, from local files', () => {
  const at = (file: string) => join(folder, 'stories', file)
  const page = readFileSync(writePictureReport([{ name: 'Badge: <tones>', expected: at('a b-expected.png'), actual: at('a b-actual.png'), diff: at('a b-diff.png') }], folder), 'utf8')
  expect(page).toContain('1 picture differs')
  expect(page).toContain('Badge: &lt;tones>')
  expect([...page.matchAll(/img src="([^"]+)" alt="([^"]+)"/g)].map(([, source, caption]) => [caption, source])).toEqual([
    ['Before', 'stories/a%20b-expected.png'], ['After', 'stories/a%20b-actual.png'], ['Difference', 'stories/a%20b-diff.png'],
  ])
})

it('the report says that a new picture has no earlier one', () => {
  const page = readFileSync(writePictureReport([{ name: 'Badge', actual: join(folder, 'new-actual.png') }], folder), 'utf8')
  expect(page.match(/<p>None<\/p>/g)).toHaveLength(2)
})
