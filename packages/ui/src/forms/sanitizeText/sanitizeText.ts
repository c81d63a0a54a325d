import DOMPurify from 'dompurify'
import { stripMarkupByText } from './markup.ts'
import { sanitizeWith } from './sanitizeWith.ts'

/**
 * Removes markup from a form value (spec §5). Ampersands, quotes and a lone `<` stay, such as in `A<B`. No HTML parser finds an element in
 * the result. Idempotent. Without a DOM (server, worker) a plain scan removes the tags, and may also remove text that only a parser can
 * tell from a tag. Don't use it for passwords, tokens or base64.
 */
export const sanitizeText: (text: string) => string = /* @__PURE__ */ sanitizeWith(stripMarkup)

function stripMarkup(text: string): string {
  if (!DOMPurify.isSupported) return stripMarkupByText(text)
  // The result is null if the markup replaced the body, as a frameset does, although the type doesn't say so.
  const body: Node | null = DOMPurify.sanitize(text, {
    ALLOWED_TAGS: ['#text'], ALLOWED_ATTR: [], KEEP_CONTENT: true, RETURN_DOM: true,
  })
  return body === null ? stripMarkupByText(text) : body.textContent ?? ''
}
