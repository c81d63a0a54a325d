import { stripMarkupByText } from './markup.ts'
import { sanitizeWith } from './sanitizeWith.ts'

let sanitize = /* @__PURE__ */ sanitizeWith(stripMarkupByText)

/** As `sanitizeText`, for typed text. The HTML parser loads when the user first enters a field; until then a plain scan removes markup. */
export const sanitizeTyped = (text: string): string => sanitize(text)

export async function loadParser(): Promise<void> {
  sanitize = (await import('./sanitizeText.ts')).sanitizeText
}
