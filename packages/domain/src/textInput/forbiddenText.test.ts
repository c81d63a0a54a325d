import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCorpus, readSharedCorpus } from '../testing/corpus.ts'
import { findForbiddenText, type ForbiddenText, isComparisonOnly } from './forbiddenText.ts'

interface Case<Expected> {
  input: string
  expected: Expected
}

describe('§5 Global input filtering: the recommended reading', () => {
  it.each(readCorpus<Case<ForbiddenText | null>>('filter-reading'))('%j', ({ input, expected }) => {
    expect(findForbiddenText(input)).toBe(expected)
  })

  const cases: Record<ForbiddenText | 'accepted', string[]> = {
    scheme: [
      'ftp://x', 'seeHTTP://x', 'ftps:x', 'mailto:a@b', 'FILE:x', 'see https:x', '(javascript:', 'vbscript: x', 'x javascript:',
      'data: text/html;base64', 'data:text/html', 'ｊａｖａｓｃｒｉｐｔ：alert(1)', '&#106;avascript&colon;alert(1)',
      '&#x6a&#x61;vascript:', '&amp;#106;avascript:', '&#xFF4A;avascript:', 'java\r\nscript:', 'java&Tab;script:', 'java\u00adscript:',
      'java\u202escript:', 'java\u0001script:', 'http:\nx', 'ht\ttps://x',
    ],
    tag: [
      '</x>', '</ x>', '</*', '<!doctype html>', '<!x', '<?php', '<!-- never closed', 'x<y and y>z', '&lt;script&gt;', '&ltscript&gt',
      '＜/\u200b', '&#60/\u0000', '&#60;b&#62;', '&amp;lt;b&amp;gt;', '＜script＞', '<scr\u200bipt>', '<svg/onload=alert(1)', '<SVG/ONLOAD=x', '<a href="x"', '<a\nb=',
      '<script>\u0338', '&lt;script&gt;\u0338',
    ],
    formula: [
      '= HYPERLINK (A1)', '+HYPERLINK(A1)', '-hyperlink(A1)', '=1+HYPERLINK(A1)', '＝HYPERLINK(A1)', '=HYPER\u200bLINK(A1)',
      '=IF(1,HYPERLINK(A1))', 'text =hyperlink(A1)', '=if(1,hyperlink(a1))', ' =IF(1,HYPERLINK(A1))',
    ],
    extension: ['a.php?x=1', 'x.PHP', 'Node.js', 'x.exe.', 'x．exe', 'x.bat-y', 'notes.html\n', '.cmd', 'x&period;exe', 'a.js,b'],
    accepted: [
      '', 'A<B', 'a < b', '<3', '1<2>3', 'a<=b', 'a &lt; b', '<', '</', '</>', 'A</B', '</a b=', '>', 'a<b=c', 'Tom & Jerry', '&', '&#;', '&unknown;',
      'JavaScript developer', 'myjavascript:x', 'profile:admin', 'x-data:1', 'http: see below', 'mailto: me', 'data: yes', '12:30',
      'tel:+1', '=SUM(1)', '-5 degrees', '+1 555', '@home', 'Use HYPERLINK (see docs)', 'data.json', 'x.html5', 'Mr. Bat', 'v1.2.3',
      'x.exe_1', 'K.Batı', 'volt&ampere', '4 > 3', '100% of =', 'https', 'javascript',
    ],
  }
  const rows = Object.entries(cases).flatMap(([kind, inputs]) => inputs.map((input) => ({ kind, input })))
  it.each(rows)('$kind: $input', ({ kind, input }) => {
    expect(findForbiddenText(input) ?? 'accepted').toBe(kind)
  })

  it('harmless names, streets and companies are accepted', () => {
    const blocked = readCorpus<{ input: string }>('benign-faker').filter(({ input }) => findForbiddenText(input) !== null)
    expect(blocked).toEqual([])
  })

  it('every difficult example text gets a result', () => {
    const kinds = new Set(readCorpus<string>('blns').map(findForbiddenText))
    expect(kinds).toEqual(new Set([null, 'scheme', 'tag']))
  })
})

describe('§5 markup corpora of ../shared (skipped if they are not beside the repository)', () => {
  it.for([
    ['html5sec', 70],
    ['owasp-xss-evasion', 58],
    ['dompurify-expect', 112],
    ['patt-xss', 36],
  ] as const)('of the examples in %s at least %i are blocked', ([name, least], { skip }) => {
    const items = readSharedCorpus<string | { input: string }>(name)
    if (items === null) return skip('../shared/corpora does not lie beside the repository')
    const inputs = items.map((item) => (typeof item === 'string' ? item : item.input))
    expect(inputs.filter((input) => findForbiddenText(input) !== null).length).toBeGreaterThanOrEqual(least)
  })
})

describe('§5 Global input filtering: properties', () => {
  const noise = fc.string({ unit: 'grapheme', maxLength: 12 })
  const invisible = fc.constantFrom('', '\u200b', '\u00ad', '\ufeff', '\u0007', '\u2066')

  it('a script tag and a javascript URL are found anywhere, with any hidden characters in them', () => {
    fc.assert(
      fc.property(noise, noise, invisible, (before, after, hidden) => {
        expect(findForbiddenText(`${before}<scr${hidden}ipt>${after}`)).not.toBeNull()
        expect(findForbiddenText(`${before} java${hidden}script:${after}`)).not.toBeNull()
      }),
    )
  })

  it('forbidden text is found in character references and full-width letters', () => {
    const spelled = fc.constantFrom<(character: string) => string>(
      (character) => character,
      (character) => `&#${character.charCodeAt(0)};`,
      (character) => `&#x${character.charCodeAt(0).toString(16)};`,
      (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0),
    )
    const text = fc.constantFrom('<b>', 'javascript:', 'http://x', '=HYPERLINK(A1)', 'run.bat')
    fc.assert(
      fc.property(text, fc.array(spelled, { minLength: 14, maxLength: 14 }), (plain, spell) => {
        const written = Array.from(plain, (character, at) => (spell[at] ?? String)(character)).join('')
        expect(findForbiddenText(written)).toBe(findForbiddenText(plain))
      }),
    )
  })

  it('text with an invisible character, which is checked more closely, has the same result', () => {
    const piece = fc.constantFrom(
      'http', ':', '/', 'java', 'script', '<', 'b', '>', '=', 'HYPER', 'LINK', '(', '.', 'exe', 'e', 'b\u00aat', '&', 'period', ';', ' ', '\t', '\n', '\u0001', '\u000b', '\u00ad',
      '\u00a0', '\u00e9', '\u00ba', '\uff0e', '\uff1c', '\u2024', '\u017f',
    )
    const character = fc.integer({ min: 0, max: 0xff }).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, character), { maxLength: 8 }), (pieces) => {
        const text = pieces.join('')
        expect(findForbiddenText(text)).toBe(findForbiddenText(`\u200b${text}`))
      }),
      { numRuns: 3000 },
    )
  })

  it.each([
    '<', '<a', '<a ', '</', '<a b=', '&', '&#', '&amp;', '&lt', '&amp;amp;', 'data:', 'data: ', 'data:a', 'http:', 'javascript', '.js5', '.ht',
    '= ', '=HYPERLINK', 'HYPERLINK ', '\ufdfa', '\u0338', '\u200b', '\t',
  ])('the time for 80,000 characters of %j grows only with their number', (unit) => {
    const text = unit.repeat(Math.ceil(80_000 / unit.length))
    const start = performance.now()
    findForbiddenText(text)
    findForbiddenText(`=${text}`)
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})

const comparisonCases: Case<boolean>[] = [
  ...['<=', '>>>', '＜', '\t=\n', '＝＞'].map((input) => ({ input, expected: true })),
  ...['', 'A<B', '<3', '≤', '&gt;'].map((input) => ({ input, expected: false })),
]

describe('§5 Keystrokes and pastes made only of comparison characters', () => {
  it.each([...readCorpus<Case<boolean>>('filter-comparison-only'), ...comparisonCases])('%j', ({ input, expected }) => {
    expect(isComparisonOnly(input)).toBe(expected)
  })
})
