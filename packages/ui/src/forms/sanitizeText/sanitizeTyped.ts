import { stripMarkupByText } from './markup.ts'
import { sanitizeWith } from './sanitizeWith.ts'

let sanitize = /* @__PURE__ */ sanitizeWith(stripMarkupByText)

/** `sanitizeText` for typed text. The parser loads when a field is first touched; until then the plain scan removes markup. */
export const sanitizeTyped = (text: string): string => sanitize(text)

export async function loadParser(): Promise<void> {
  sanitize = (await import('./sanitizeText.ts')).sanitizeText
}
