import { decodeEntities } from '@portal/domain'
import DOMPurify from 'dompurify'
import { dropOpeners, hasMarkup, stripMarkupByText } from './markup.ts'

const rounds = 6

/**
 * Takes markup out of a form value; ampersands, quotes and a lone `<` stay (spec §5, wire §2).
 * Answers text without elements for any parser; a second run changes nothing. `A<B` stays `A<B`.
 * Without a DOM (server, worker) tags are cut by a plain scan: never markup left, but text that
 * only a parser can tell from a tag may be lost.
 * Never for passwords, tokens or base64.
 */
export function sanitizeText(text: string): string {
  let current = text
  for (let round = 0; round < rounds; round += 1) {
    const next = sanitizeOnce(current)
    if (next === current) return next
    current = next
  }
  return settle(current)
}

function sanitizeOnce(text: string): string {
  const decoded = decodeNested(text)
  return hasMarkup(decoded) ? decodeNested(stripMarkup(decoded)) : decoded
}

function stripMarkup(text: string): string {
  if (!DOMPurify.isSupported) return stripMarkupByText(text)
  // Null where the markup did away with the body itself, as a frameset does; the types do not say so.
  const body: Node | null = DOMPurify.sanitize(text, {
    ALLOWED_TAGS: ['#text'], ALLOWED_ATTR: [], KEEP_CONTENT: true, RETURN_DOM: true,
  })
  return body === null ? stripMarkupByText(text) : body.textContent ?? ''
}

/** `&amp;amp;lt;` is one `<`: a chain of ampersands is taken in one step, or its length would set the rounds. */
function decodeNested(text: string): string {
  if (!text.includes('&')) return text
  return decodeEntities(text.replace(/&(?:(?:amp|#0*38|#x0*26);)+/gi, '&'))
}

/** Only text made to outlast the rounds comes here; it may lose its own `<` and `&`, never keep a tag. */
function settle(text: string): string {
  let current = text
  for (let round = 0; round < rounds; round += 1) {
    const next = dropOpeners(decodeNested(current))
    if (next === current && sanitizeOnce(next) === next) return next
    current = next
  }
  return current.replace(/[<&]/g, '')
}
