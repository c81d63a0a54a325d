import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPngBase64 } from './isPngBase64.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function png(byteLength: number): string {
  return Buffer.from([...signature, ...Array.from({ length: byteLength - 8 }, (_, at) => at % 251)]).toString('base64')
}

describe('an invite result is an image only as bare base64 of a small PNG', () => {
  it.each([8, 9, 10, 100, 65_535, 65_536])('a PNG of %i bytes is accepted, with or without base64 padding', (byteLength) => {
    expect(isPngBase64(png(byteLength))).toBe(true)
    expect(isPngBase64(png(byteLength).replace(/=+$/, ''))).toBe(true)
  })

  it.each([
    ['more than 64 KB', png(65_537)],
    ['a data URL', `data:image/png;base64,${png(100)}`],
    ['a message', 'This key has expired.'],
    ['nothing', ''],
    ['a line break', `${png(100)}\n`],
    ['the URL alphabet', `${png(100).slice(0, -4)}-_==`],
    ['a GIF', Buffer.from('GIF89a and more').toString('base64')],
    ['a cut signature', 'iVBORw0KGg=='],
    ['padding that does not fit', `${png(9).replace(/=+$/, '')}=======`],
    ['one lonely digit', `${png(9)}A`.replaceAll('=', '')],
  ])('refuses %s', (_name, result) => {
    expect(isPngBase64(result)).toBe(false)
  })

  it('exactly the eight bytes of the signature are checked', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 9, maxLength: 40 }), fc.nat(7), fc.integer({ min: 1, max: 255 }), (tail, at, flip) => {
        const bytes = [...signature, ...tail]
        expect(isPngBase64(Buffer.from(bytes).toString('base64'))).toBe(true)
        bytes[at] = (bytes[at] ?? 0) ^ flip
        expect(isPngBase64(Buffer.from(bytes).toString('base64'))).toBe(false)
      }),
    )
  })
})
