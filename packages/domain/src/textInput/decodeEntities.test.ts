import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeEntities } from './decodeEntities.ts'

describe('decodeEntities', () => {
  it.each([
    ['&lt;b&gt; &amp; &quot;x&quot; &apos;', '<b> & "x" \''],
    ['&#60;&#x3C;&#X3c;&#60', '<<<<'],
    ['&colon;&Tab;&lpar;', ':\t('],
    ['&#150;&#x92;', '\u2013\u2019'],
    ['&#0;&#xD800;&#x110000;&#99999999999999999999;', '\ufffd\ufffd\ufffd\ufffd'],
    ['&#128512;&#x10FFFF;&#159;', '😀\u{10ffff}\u0178'],
  ])('%s', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded)
  })

  it.each(['Tom & Jerry', '&lt', 'volt&ampere', '&Lt;', '&constructor;', '&unknown;', '&#;', '&#x;', 'a&b=c'])('the text %s stays unchanged', (text) => {
    expect(decodeEntities(text)).toBe(text)
  })

  it('only one level of references is decoded at a time', () => {
    expect(decodeEntities('&amp;lt;')).toBe('&lt;')
  })

  it('text without an ampersand stays unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = text.replaceAll('&', '')
        expect(decodeEntities(plain)).toBe(plain)
      }),
    )
  })
})
