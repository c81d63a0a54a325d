import { describe, expect, it } from 'vitest'
import { sanitizeText } from './sanitizeText.ts'

describe('sanitizeText in Node, where there is no DOM', () => {
  it('stripped text has no markup', () => {
    expect(typeof document).toBe('undefined')
    expect(sanitizeText('x<img src=x onerror=1>y')).toBe('xy')
    expect(sanitizeText('&lt;script&gt;alert(1)&lt;/script&gt;z')).toBe('z')
  })
  it('text that is not markup is kept', () => {
    for (const text of ['A<B', 'a < b', 'Tom "T" & O\'Neil', '1 <= 2']) expect(sanitizeText(text)).toBe(text)
  })
})
