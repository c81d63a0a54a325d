import DOMPurify from 'dompurify'
import { stripMarkupByText } from './markup.ts'
import { sanitizeWith } from './sanitizeWith.ts'

/**
 * Removes markup from a form value; ampersands, quotes and a lone `<` stay (spec §5, wire §2), such as `A<B`. Returns text without elements
 * for any parser. Idempotent. Without a DOM (server, worker) a plain scan removes the tags, and may also remove text that only a parser can
 * tell from a tag. Never for passwords, tokens or base64.
 */
export const sanitizeText: (text: string) => string = /* @__PURE__ */ sanitizeWith(stripMarkup)

function stripMarkup(text: string): string {
  if (!DOMPurify.isSupported) return stripMarkupByText(text)
  // Null if the markup replaced the body, as a frameset does; the types don't say so.
  const body: Node | null = DOMPurify.sanitize(text, {
    ALLOWED_TAGS: ['#text'], ALLOWED_ATTR: [], KEEP_CONTENT: true, RETURN_DOM: true,
  })
  return body === null ? stripMarkupByText(text) : body.textContent ?? ''
}
