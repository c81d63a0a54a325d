/** The decoded named references: those of characters in markup and URLs, and of spaces. Names are case-sensitive, as in HTML. */
const named = new Map(
  Object.entries({
    lt: '<', LT: '<', gt: '>', GT: '>', amp: '&', AMP: '&', quot: '"', QUOT: '"', apos: "'",
    nbsp: '\u00a0', shy: '\u00ad', Tab: '\t', NewLine: '\n', ZeroWidthSpace: '\u200b', zwnj: '\u200c', zwj: '\u200d',
    colon: ':', semi: ';', comma: ',', period: '.', excl: '!', quest: '?', num: '#', dollar: '$', percnt: '%',
    sol: '/', bsol: '\\', equals: '=', plus: '+', ast: '*', midast: '*', commat: '@', lowbar: '_', grave: '`', Hat: '^',
    lpar: '(', rpar: ')', lsqb: '[', lbrack: '[', rsqb: ']', rbrack: ']', lcub: '{', lbrace: '{', rcub: '}', rbrace: '}',
    verbar: '|', vert: '|', VerticalLine: '|',
  }),
)

/** The characters that HTML parsers read from the numeric references 0x80 to 0x9f. */
const windows1252 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'

const reference = /&(?:#x([0-9a-f]+);?|#([0-9]+);?|([a-z][a-z0-9]{1,15});)/gi

/** Matches the names that HTML parsers also accept without a semicolon. */
const unterminated = /&(lt|gt|amp|quot|LT|GT|AMP|QUOT)(?!;)/g

/**
 * Decodes HTML character references once: numeric ones with or without the semicolon, and some named ones with it. Other text stays
 * unchanged.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(reference, (whole: string, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
    if (hex !== undefined) return fromCodePoint(Number.parseInt(hex, 16))
    if (decimal !== undefined) return fromCodePoint(Number.parseInt(decimal, 10))
    return named.get(name ?? '') ?? whole
  })
}

/**
 * As `decodeEntities`, but also decodes '&lt' without its semicolon. Use it only to find forbidden text, because it turns 'volt&ampere'
 * into 'volt&ere'.
 */
export function decodeEntitiesLoosely(text: string): string {
  const decoded = decodeEntities(text)
  return decoded.includes('&') ? decoded.replace(unterminated, (whole: string, name: string) => named.get(name) ?? whole) : decoded
}

function fromCodePoint(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return windows1252.charAt(code - 0x80)
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : '\ufffd'
}
