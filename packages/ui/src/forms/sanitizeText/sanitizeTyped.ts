import { stripMarkupByText } from './markup.ts'
import { sanitizeWith } from './sanitizeWith.ts'

let sanitize = /* @__PURE__ */ sanitizeWith(stripMarkupByText)

/**
 * `sanitizeText` for what is typed: its parser is fetched when a field is first touched. Markup that is there before the parser is cut by the
 * plain scan, which leaves none either.
 */
export const sanitizeTyped = (text: string): string => sanitize(text)

export async function loadParser(): Promise<void> {
  sanitize = (await import('./sanitizeText.ts')).sanitizeText
}
