import { cardStyles, rootStyles } from './cardStyles.ts'
import { tokens } from './tokens.ts'

/** The styles of a card with its code, and the variables that they use. */
export const sheetText = `${rootStyles}${cardStyles}.root{${tokens}}`
