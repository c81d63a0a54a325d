import { decodeEntities } from '@portal/domain'
import { dropOpeners, hasMarkup } from './markup.ts'

const rounds = 6

/** The sanitizer of spec §5 with a given way to remove markup. */
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

  /** For text made to survive all rounds: it may lose its own `<` and `&`, but never keeps a tag. */
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

/** `&amp;amp;lt;` is one `<`: decodes a chain in one step, or its length would set the number of rounds. */
function decodeNested(text: string): string {
  if (!text.includes('&')) return text
  return decodeEntities(text.replace(/&(?:(?:amp|#0*38|#x0*26);)+/gi, '&'))
}
