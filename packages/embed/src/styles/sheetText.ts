import { cardStyles } from './cardStyles.ts'
import { scanStyles } from './scanStyles.ts'
import { tokens } from './tokens.ts'

/** The element's styles with the variables that they read. */
export const sheetText = `${cardStyles}${scanStyles}.root{${tokens}}`
