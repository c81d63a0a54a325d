import { expect, it } from 'vitest'
import { sentenceCase } from './sentenceCase.ts'

it.each([
  ['card, PIN', 'en-US', 'Card, PIN'],
  ['PIN, 2 cards', 'en-US', 'PIN, 2 cards'],
  ['2 cards', 'en-US', '2 cards'],
  ['íd', 'es-US', 'Íd'],
  ['', 'en-US', ''],
])('%s', (text, tag, sentence) => {
  expect(sentenceCase(text, tag)).toBe(sentence)
})
