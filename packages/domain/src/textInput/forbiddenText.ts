import { decodeEntitiesLoosely } from './decodeEntities.ts'

/** Why the value of a text field is forbidden (spec §5 Global input filtering). */
export type ForbiddenText = 'scheme' | 'tag' | 'formula' | 'extension'

const decodingRounds = 4

/** Matches invisible characters: format characters, and C0 controls except tab, LF and CR. */
const invisible = /(?![\t\n\r\u007f-\u009f])[\p{Cf}\p{Cc}]/gu
const lineBreaks = /[\t\n\r]/g

/**
 * A quick test for text that needs the full check. Every forbidden text contains a character that begins a scheme, a tag, a formula, an
 * extension or a character reference, or one above U+00FF, which normalization can turn into such a character.
 */
const suspicious = /[&<:(\u0100-\uffff]|\.[^ \t\n\r]/

/** Patterns of URL schemes. After a letter, a digit or one of + . - _ a name is the end of another word or scheme, so it doesn't match. */
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
 * Why a text is forbidden in a text field; null if it isn't. It is the first of URL scheme, HTML tag, spreadsheet hyperlink formula and
 * file extension. The check also finds them written in full-width letters, character references and with invisible characters. It never
 * changes the text. Its time grows linearly with the text's length.
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
 * Whether inserted text consists only of comparison characters (< > =) and is therefore refused. Only the inserted text is checked, not the
 * whole value, so 'A<B' can be pasted, but typing it loses the '<'.
 */
export function isComparisonOnly(inserted: string): boolean {
  return /^[<>=]+$/.test(inserted.normalize('NFKC').trim())
}

/**
 * The versions of a text that are checked: with invisible characters as a parser reads them (`written`), and without, as a user sees it
 * (`visible`), each normalized and not. No single version shows every tag. Normalizing reveals full-width letters, but also joins '>' and a
 * following U+0338 into one character. Removing invisible characters joins split words, but also turns the comment '</\u200b' into '</'.
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

/** Whether a text has a URL scheme. It is checked with and without tabs and line breaks, because browsers ignore them inside URLs. */
function hasScheme(view: string): boolean {
  const joined = view.replace(lineBreaks, '')
  return schemes.some((scheme) => scheme.test(view) || scheme.test(joined))
}

function hasFormula(view: string): boolean {
  return hyperlinkFormula.test(view) || (formulaStart.test(view.trim()) && hyperlinkCall.test(view))
}

/** Matches comments. An HTML parser reads '<!', '<?', and '</' without a letter or '>' after it, as comments, closed or not. */
const comment = /<(?:[!?]|\/[^a-z>])/i
const tagStart = /<\/?[a-z]/i
const elementStart = /<[a-z]/i
const attributeSeparator = /[\s/]/

/**
 * Whether an HTML parser finds an element or a comment in the text, or would find one after a '>' were added to an unclosed '<name
 * attribute='. It finds none in 'A<B', '<3' and '1<2>3'. The text is read at most twice.
 */
function hasTag(text: string): boolean {
  if (!text.includes('<')) return false
  if (comment.test(text)) return true
  const start = text.search(tagStart)
  if (start < 0) return false
  return text.lastIndexOf('>') > start || hasUnclosedAttribute(text)
}

/** Only the first start tag is checked, because the separator of any later one is after it. */
function hasUnclosedAttribute(text: string): boolean {
  const start = text.search(elementStart)
  if (start < 0) return false
  const separator = text.slice(start + 1).search(attributeSeparator)
  return separator >= 0 && text.lastIndexOf('=') > start + 1 + separator
}
