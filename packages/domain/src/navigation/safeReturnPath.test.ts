import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCorpus } from '../testing/corpus.ts'
import { safeReturnPath } from './safeReturnPath.ts'

const fallback = '/site/dashboard'
const origin = 'https://portal.example'

function leaves(path: string): boolean {
  const url = new URL(path, origin)
  return url.origin !== origin || new URL(url.pathname, origin).origin !== origin
}

describe('a return path is always in the portal', () => {
  it.each(readCorpus<string>('open-redirect'))('%j', (text) => {
    expect(leaves(safeReturnPath(text, fallback))).toBe(false)
  })

  it('a return path stays in the portal in every reading of the URL standard', () => {
    const escaped = readCorpus<{ input: string }>('whatwg-url').filter(({ input }) => leaves(safeReturnPath(input, fallback)))
    expect(escaped).toEqual([])
  })

  it.each(['/', '/site/billing', '/site/users?page=2&sort=Name%20DESC#row-4', '/Invite?d=a%2Fb', '/a:b@c', '/https:/x', '/site/%C3%A9'])('the path %s is kept', (path) => {
    expect(safeReturnPath(path, fallback)).toBe(path)
  })

  it.each([
    '', 'site', '//x', '/\\x', '/ x', '/x y', '/x\\y', '/\t/x', '\t/x', '/x\n', '/\u00a0x', '/\u200bx', 'https://x', 'javascript:x', '\\\\x',
    '/.//x', '/..//x', '/%2e%2e//x', '/a/..//x', '/%2fx', '/%5Cx', '/%09/x', null, undefined,
  ])('the path %j is refused', (path) => {
    expect(safeReturnPath(path, fallback)).toBe(fallback)
  })

  it('any text gives a return path in the portal', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '%2f', '%5c', '%2e', '@', ':', '?', '#', 'x', 'evil.example', '\t', '\u3002', 'https:')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        expect(leaves(safeReturnPath(`/${pieces.join('')}`, fallback))).toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })
})
