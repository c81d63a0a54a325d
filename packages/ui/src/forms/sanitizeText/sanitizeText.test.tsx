import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import benign from '../../../test-data/benign-faker.json'
import blns from '../../../test-data/blns.json'
import dompurify from '../../../test-data/dompurify-expect.json'
import sanitizeCases from '../../../test-data/filter-sanitize.json'
import html5sec from '../../../test-data/html5sec.json'
import patt from '../../../test-data/patt-xss.json'
import { hasMarkup, stripMarkupByText } from './markup.ts'
import { sanitizeText } from './sanitizeText.ts'

const owasp = import.meta.glob<{ items: string[] }>('../../../../../../shared/corpora/owasp-xss-evasion.json', { eager: true, import: 'default' })
const owaspItems = Object.values(owasp)[0]?.items

const textsOf = (items: readonly (string | { input: string })[]) => items.map((item) => (typeof item === 'string' ? item : item.input))

/** The number of elements that the browser's parser finds, in a document and in a fragment. */
function elementsIn(text: string): number {
  const inBody = new DOMParser().parseFromString(`<!doctype html><body>${text}`, 'text/html')
  const template = document.createElement('template')
  template.innerHTML = text
  return inBody.body.querySelectorAll('*').length + template.content.querySelectorAll('*').length
}

describe('§5 form values are sanitized of markup, with ampersands and quotes restored', () => {
  it.each(sanitizeCases.items)('$input', ({ input, expected }) => {
    expect(sanitizeText(input)).toBe(expected)
  })
  it.each([
    ['A<B', 'A<B'],
    ['a <= b', 'a <= b'],
    ['<3', '<3'],
    ['if a<b = c', 'if a<b = c'],
    ['Fish &amp; Chips', 'Fish & Chips'],
    ['Tom &quot;T&quot; O&#39;Neil', 'Tom "T" O\'Neil'],
    ['<b>Unit</b> 4', 'Unit 4'],
    ['&lt;b&gt;Unit&lt;/b&gt; 4', 'Unit 4'],
    ['&amp;amp;amp;amp;amp;amp;amp;amp;lt;b>x', 'x'],
    ['<<b>b>x', 'x'],
    ['x<script>alert(1)</script>y', 'xy'],
    ['  two  spaces ', '  two  spaces '],
  ])('%s', (input, expected) => {
    expect(sanitizeText(input)).toBe(expected)
  })
})

describe.each([
  ['html5sec', textsOf(html5sec.items)],
  ['patt-xss', textsOf(patt.items)],
  ['dompurify-expect', textsOf(dompurify.items)],
  ['blns', textsOf(blns.items)],
])('%s', (_name, inputs) => {
  it('sanitized text has no element, and a second pass changes nothing', () => {
    for (const input of inputs) expectClean(input)
  })
})

describe('owasp-xss-evasion (share-alike, read from beside the repository)', () => {
  test.skipIf(owaspItems === undefined)('sanitized text has no element, and a second pass changes nothing', () => {
    for (const input of owaspItems ?? []) expectClean(input)
  })
})

describe('sanitizeText', () => {
  it('harmless text is kept unchanged', () => {
    const changed = benign.items.filter(({ input }) => !input.includes('&') && sanitizeText(input) !== input)
    expect(changed).toEqual([])
  })

  it('any mixture of pieces of markup is removed', () => {
    const part = fc.constantFrom('<', '>', '</', '&', '&lt;', '&amp;', '&#60;', '#60;', 'lt;', 'b', 'script', ' ', '=', '"', '!--', '-->', '/', 'x', 'svg', 'é')
    fc.assert(fc.property(fc.array(part, { maxLength: 24 }), (parts) => expectClean(parts.join(''))), { numRuns: 2000 })
  })

  // The timeout is the check, because a slow algorithm would take minutes.
  it('text made to be slow is sanitized quickly', { timeout: 60_000 }, () => {
    const slow = ['<', '<a', '<<b>', '&amp;', '&', '<!--', '</', '&lt;', '<a <b ', '&<'].map((piece) => piece.repeat(20_000 / piece.length))
    for (const text of slow) expect(elementsIn(sanitizeText(text)), text.slice(0, 8)).toBe(0)
  })
})

describe('without a DOM', () => {
  it('stripped text has no markup', () => {
    const inputs = [html5sec.items, patt.items, dompurify.items, blns.items].flatMap((items) => textsOf(items))
    for (const input of inputs) expect(elementsIn(stripMarkupByText(input).replaceAll('&', '&amp;')), input).toBe(0)
  })
  it('text is kept, and invisible elements are removed', () => {
    expect(stripMarkupByText('x<img src=x onerror=1>y<script>a</script>z')).toBe('xyz')
  })
})

describe('hasMarkup', () => {
  it.each(['x<y and y>z', '</x>', '<!-- a', '<?x', '</ x>', '<img src=x onerror=1', '<b>'])('markup is found in %s', (text) => {
    expect(hasMarkup(text)).toBe(true)
  })
  it.each(['A<B', 'a < b', '<3', '1<2>3', 'a<=b'])('no markup is found in %s', (text) => {
    expect(hasMarkup(text)).toBe(false)
  })
})

function expectClean(input: string): void {
  const once = sanitizeText(input)
  expect(elementsIn(once), input).toBe(0)
  expect(sanitizeText(once), input).toBe(once)
}
