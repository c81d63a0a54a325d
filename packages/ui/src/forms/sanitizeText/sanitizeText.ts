import DOMPurify from 'dompurify'
import { stripMarkupByText } from './markup.ts'
import { sanitizeWith } from './sanitizeWith.ts'

/**
 * Takes markup out of a form value; ampersands, quotes and a lone `<` stay (spec §5, wire §2).
 * Answers text without elements for any parser; a second run changes nothing. `A<B` stays `A<B`.
 * Without a DOM (server, worker) tags are cut by a plain scan: never markup left, but text that
 * only a parser can tell from a tag may be lost.
 * Never for passwords, tokens or base64.
 */
export const sanitizeText: (text: string) => string = /* @__PURE__ */ sanitizeWith(stripMarkup)

function stripMarkup(text: string): string {
  if (!DOMPurify.isSupported) return stripMarkupByText(text)
  // Null where the markup did away with the body itself, as a frameset does; the types do not say so.
  const body: Node | null = DOMPurify.sanitize(text, {
    ALLOWED_TAGS: ['#text'], ALLOWED_ATTR: [], KEEP_CONTENT: true, RETURN_DOM: true,
  })
  return body === null ? stripMarkupByText(text) : body.textContent ?? ''
}
