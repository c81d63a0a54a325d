import { es } from './accessPrecedence.messages.es.ts'
import { accessPrecedenceEnglish as en } from './accessPrecedence.messages.ts'

/** What each rule of `accessPrecedence` is called, on screen and in the docs. */
export const accessPrecedenceWords = { en, es }
