import { cardStyles } from './cardStyles.ts'
import { scanStyles } from './scanStyles.ts'
import { tokens } from './tokens.ts'

let made: CSSStyleSheet | undefined

/** One sheet for all elements of a page. It is constructed, so that no policy of the page has to allow styles. */
export function styleSheet(): CSSStyleSheet {
  if (!made) {
    made = new CSSStyleSheet()
    made.replaceSync(`${cardStyles}${scanStyles}.root{${tokens}}`)
  }
  return made
}
