import { decodeEntities } from '@portal/domain'
import { dropOpeners, hasMarkup } from './markup.ts'

const rounds = 6

/** Makes the sanitizer of spec §5 from a function that removes markup. */
export function sanitizeWith(stripMarkup: (text: string) => string): (text: string) => string {
  return function sanitizeText(text) {
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

  /** For text that still has markup after all rounds: removes every `<` and `&` that could form a tag. */
  function settle(text: string): string {
    let current = text
    for (let round = 0; round < rounds; round += 1) {
      const next = dropOpeners(decodeNested(current))
      if (next === current && sanitizeOnce(next) === next) return next
      current = next
    }
    return current.replace(/[<&]/g, '')
  }
}

/**
 * Decodes nested character references, such as `&amp;amp;lt;` for `<`, in one step. Otherwise their depth would decide the number of
 * rounds.
 */
function decodeNested(text: string): string {
  if (!text.includes('&')) return text
  return decodeEntities(text.replace(/&(?:(?:amp|#0*38|#x0*26);)+/gi, '&'))
}
