export { sanitizeText } from './sanitizeText.ts'
