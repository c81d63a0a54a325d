import { decodeEntitiesLoosely } from './decodeEntities.ts'

/** Why the value of a text field is forbidden (spec §5 Global input filtering). */
export type ForbiddenText = 'scheme' | 'tag' | 'formula' | 'extension'

const decodingRounds = 4

/** Format characters and the C0 controls except tab, LF and CR. */
const invisible = /(?![\t\n\r\u007f-\u009f])[\p{Cf}\p{Cc}]/gu
const lineBreaks = /[\t\n\r]/g

/**
 * A quick test: every forbidden text contains one of these characters as written. They begin a scheme, a tag, a formula, an extension or a
 * character reference, or compatibility normalization turns them into one that does. The latter are all above U+00FF.
 */
const suspicious = /[&<:(\u0100-\uffff]|\.[^ \t\n\r]/

/** The look-behind: after a letter, a digit or one of + . - _ the name is the end of another word or scheme. */
const schemes = [
  /(?:https?|ftps?|file):\/\//i,
  /(?<![\p{L}\p{N}+._-])(?:https?|ftps?|file|mailto|data):\S/iu,
  /(?<![\p{L}\p{N}+._-])(?:javascript|vbscript):/iu,
  /(?<![\p{L}\p{N}+._-])data:\s*[a-z0-9!#$&^_.+-]+\/[a-z0-9]/iu,
]
const hyperlinkFormula = /[=+\-@]\s*HYPERLINK\s*\(/i
const hyperlinkCall = /HYPERLINK\s*\(/i
const formulaStart = /^[=+\-@]/
const extension = /\.(?:exe|bat|cmd|js|vbs|html|php)(?![\p{L}\p{M}\p{N}_])/iu

/**
 * Why a text may not be put into a text field, or null where it may: the first of URL scheme, HTML tag, spreadsheet hyperlink formula and
 * file extension. The check sees through full-width letters, character references and invisible characters and never changes the text
 * itself. Its time is linear in the length of the text.
 */
export function findForbiddenText(text: string): ForbiddenText | null {
  if (!suspicious.test(text)) return null
  const { written, visible } = matchingViews(text)
  if (visible.some(hasScheme)) return 'scheme'
  if (visible.some(hasTag) || written.some(hasTag)) return 'tag'
  if (visible.some(hasFormula)) return 'formula'
  return visible.some((view) => extension.test(view)) ? 'extension' : null
}

/**
 * Whether an insertion consists of comparison characters only (< > =) and is therefore refused. The check sees the inserted text, not the
 * whole value: 'A<B' can be pasted, but typing it loses the '<'.
 */
export function isComparisonOnly(inserted: string): boolean {
  return /^[<>=]+$/.test(inserted.normalize('NFKC').trim())
}

/**
 * The text as a parser could read it (`written`) and as a user reads it (`visible`: without invisible characters), each
 * compatibility-normalized and not. Normalizing finds full-width letters, but it also composes '>' with a following U+0338 into one
 * character. Removing invisible characters finds a broken word, but it also turns the comment '</\u200b' into a bare '</'. So no single
 * view shows every tag.
 */
function matchingViews(text: string) {
  const normalized = text.normalize('NFKC')
  const decoded = [decodeFully(text), decodeFully(normalized).normalize('NFKC')]
  return {
    written: [...new Set([text, normalized, ...decoded])],
    visible: [...new Set(decoded.map((view) => view.replace(invisible, '')))],
  }
}

function decodeFully(text: string): string {
  let decoded = text
  for (let round = 0; round < decodingRounds; round += 1) {
    const next = decodeEntitiesLoosely(decoded)
    if (next === decoded) break
    decoded = next
  }
  return decoded
}

/** Browsers drop tabs and line breaks inside URLs, so the text is checked with and without them. */
function hasScheme(view: string): boolean {
  const joined = view.replace(lineBreaks, '')
  return schemes.some((scheme) => scheme.test(view) || scheme.test(joined))
}

function hasFormula(view: string): boolean {
  return hyperlinkFormula.test(view) || (formulaStart.test(view.trim()) && hyperlinkCall.test(view))
}

/** '<!', '<?' and '</' before anything but a letter or '>' are comments to an HTML parser, closed or not. */
const comment = /<(?:[!?]|\/[^a-z>])/i
const tagStart = /<\/?[a-z]/i
const elementStart = /<[a-z]/i
const attributeSeparator = /[\s/]/

/**
 * Whether an HTML parser would read an element or a comment in the text, or would once a '>' follows an unclosed '<name attribute='.
 * 'A<B', '<3' and '1<2>3' contain neither. Scans the text at most twice.
 */
function hasTag(text: string): boolean {
  if (!text.includes('<')) return false
  if (comment.test(text)) return true
  const start = text.search(tagStart)
  if (start < 0) return false
  return text.lastIndexOf('>') > start || hasUnclosedAttribute(text)
}

/** Only the first start tag matters: the separator of any later one comes later still. */
function hasUnclosedAttribute(text: string): boolean {
  const start = text.search(elementStart)
  if (start < 0) return false
  const separator = text.slice(start + 1).search(attributeSeparator)
  return separator >= 0 && text.lastIndexOf('=') > start + 1 + separator
}
