import { moreStyles } from './moreStyles.ts'
import { scanStyles } from './scanStyles.ts'
import { moreTokens } from './tokens.ts'

/** The styles that load after `sheetText`, once a card shows its code. */
export const moreSheetText = `${moreStyles}${scanStyles}.root{${moreTokens}}`
