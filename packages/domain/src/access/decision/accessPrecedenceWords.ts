import { es } from './accessPrecedence.messages.es.ts'
import { accessPrecedenceEnglish as en } from './accessPrecedence.messages.ts'

/** Names of the rules of `accessPrecedence`, on screens and in the docs. */
export const accessPrecedenceWords = { en, es }
