import { decodeEntitiesLoosely } from './decodeEntities.ts'
import { hasTag } from './hasTag.ts'

/** What makes a text field's value forbidden (spec §5 Global input filtering). */
export type ForbiddenText = 'scheme' | 'tag' | 'formula' | 'extension'

const decodingRounds = 4

/** Format characters and the C0 controls except tab, LF and CR. */
const invisible = /(?![\t\n\r\u007f-\u009f])[\p{Cf}\p{Cc}]/gu
const lineBreaks = /[\t\n\r]/g

/**
 * Every forbidden text has one of these as it is written: the sign of a scheme, a tag, a formula or an extension, a character reference, or a
 * character that compatibility turns into one of them. Those are all above U+00FF.
 */
const suspicious = /[&<:(\u0100-\uffff]|\.[^ \t\n\r]/

/** The left rule: with a letter, a digit or one of + . - _ before it, it is the end of another word or scheme. */
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
 * Why a text may not be put into a text field, or null where it may: the first of URL scheme, HTML tag, spreadsheet
 * hyperlink formula and file extension. Looks through full-width letters, character references and invisible
 * characters; the text itself is never changed. Linear in the length of the text.
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
 * Whether an insertion is made of comparison characters only (< > =) and is therefore refused. Looks at what is
 * inserted, not at the value: 'A<B' can be pasted, but typing it loses the '<'.
 */
export function isComparisonOnly(inserted: string): boolean {
  return /^[<>=]+$/.test(inserted.normalize('NFKC').trim())
}

/**
 * The text as a parser could read it (`written`) and as a person does (`visible`: without invisible characters), both
 * compatibility-normalised and not. Normalising finds full-width letters, but it also composes '>' with a following
 * U+0338 into one character; dropping finds a broken word, but it also makes the comment '</\u200b' a bare '</'. So
 * neither view alone sees every tag.
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

/** Browsers drop tabs and line breaks inside URLs, so both readings count. */
function hasScheme(view: string): boolean {
  const joined = view.replace(lineBreaks, '')
  return schemes.some((scheme) => scheme.test(view) || scheme.test(joined))
}

function hasFormula(view: string): boolean {
  return hyperlinkFormula.test(view) || (formulaStart.test(view.trim()) && hyperlinkCall.test(view))
}
