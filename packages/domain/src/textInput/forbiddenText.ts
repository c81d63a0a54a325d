import { decodeEntitiesLoosely } from './decodeEntities.ts'
import { hasTag } from './hasTag.ts'

/** What makes a text field's value forbidden (spec §5 Global input filtering). */
export type ForbiddenText = 'scheme' | 'tag' | 'formula' | 'extension'

const decodingRounds = 4

/** Format characters and the C0 controls a URL parser does not drop by itself. */
// eslint-disable-next-line no-control-regex
const invisible = /[\p{Cf}\u0000-\u0008\u000b\u000c\u000e-\u001f]/gu
const lineBreaks = /[\t\n\r]/g

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
  const views = matchingViews(text)
  if (views.some(hasScheme)) return 'scheme'
  if (hasTag(text) || views.some(hasTag)) return 'tag'
  if (views.some(hasFormula)) return 'formula'
  return views.some((view) => extension.test(view)) ? 'extension' : null
}

/**
 * Whether an insertion is made of comparison characters only (< > =) and is therefore refused. Looks at what is
 * inserted, not at the value: 'A<B' can be pasted, but typing it loses the '<'.
 */
export function isComparisonOnly(inserted: string): boolean {
  return /^[<>=]+$/.test(inserted.normalize('NFKC').trim())
}

/**
 * Compatibility-normalised and as it is: normalising finds full-width letters, but it also composes '>' with a
 * following U+0338 into one character, and so hides a tag that a parser sees.
 */
function matchingViews(text: string): string[] {
  return [...new Set([visibleText(text.normalize('NFKC')).normalize('NFKC'), visibleText(text)])]
}

function visibleText(text: string): string {
  let decoded = text
  for (let round = 0; round < decodingRounds; round += 1) {
    const next = decodeEntitiesLoosely(decoded)
    if (next === decoded) break
    decoded = next
  }
  return decoded.replace(invisible, '')
}

/** Browsers drop tabs and line breaks inside URLs, so both readings count. */
function hasScheme(view: string): boolean {
  const joined = view.replace(lineBreaks, '')
  return schemes.some((scheme) => scheme.test(view) || scheme.test(joined))
}

function hasFormula(view: string): boolean {
  return hyperlinkFormula.test(view) || (formulaStart.test(view.trim()) && hyperlinkCall.test(view))
}
