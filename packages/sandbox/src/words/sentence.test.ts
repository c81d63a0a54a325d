import { describe, expect, it, test } from 'vitest'
import { endpoints } from '@portal/api-client/contract'
import { sentenceOfCheck } from '../middleware/checkRequest.ts'
import { readLanguage } from './language.ts'
import { filled, keepSentence, type PlainSentence, readSentence, say, writeAnswer } from './sentence.ts'
import { spanish } from './spanish.ts'

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted()

describe('a service sentence', () => {
  it('a sentence has the same placeholders in Spanish as in English', () => {
    const wrong = Object.entries(spanish).filter(([english, translated]) => placeholders(english).join() !== placeholders(translated).join())
    expect(wrong).toEqual([])
  })

  it('a sentence is translated, except words that clients compare (specification §4)', () => {
    expect(Object.entries(spanish).filter(([english, translated]) => english === translated).map(([english]) => english)).toEqual([
      'Password reset link is not vaild', 'This password reset link has expired. Please request a new password reset.', 'NonWebAccessUser', 'Password already exists',
      'Registered Successfully.',
    ])
  })

  it('a sentence is filled with its values in each language', () => {
    const held = filled('{door} is offline. Nothing was sent.', { door: 'Main Gate, Entry' })
    expect([say(held, 'en'), say(held, 'es')]).toEqual(['Main Gate, Entry is offline. Nothing was sent.', 'Main Gate, Entry está sin conexión. No se envió nada.'])
    const ends = filled('This key works from {time}. Open this link again then.', { time: (language) => (language === 'es' ? 'lunes' : 'Monday') })
    expect([say(ends, 'en'), say(ends, 'es')]).toEqual(['This key works from Monday. Open this link again then.', 'Esta llave funciona desde el lunes. Vuelva a abrir este enlace entonces.'])
  })

  it('a sentence can be stored and read in another language later', () => {
    const sentences = ['The row has no name.', '', filled('{name} has had an entry method since.', { name: '{name}' })] as const
    expect(sentences.map((sentence) => say(readSentence(keepSentence(sentence)), 'es'))).toEqual(['La fila no tiene nombre.', '', '{name} tiene ahora un método de acceso.'])
    expect(say(readSentence('A sentence of an older version.'), 'es')).toBe('A sentence of an older version.')
  })

  it('a sentence is translated anywhere in an answer; text that users typed is not', () => {
    const answer = { message: 'Saved.', Name: 'Saved.', Rows: [{ message: filled('Row {row} of this import also changed this.', { row: 7 }) }] }
    expect(JSON.parse(writeAnswer(answer, 'es'))).toEqual({ message: 'Guardado.', Name: 'Saved.', Rows: [{ message: 'La fila 7 de esta importación también lo cambió.' }] })
    expect(JSON.parse(writeAnswer(answer, 'en'))).toEqual({ message: 'Saved.', Name: 'Saved.', Rows: [{ message: 'Row 7 of this import also changed this.' }] })
  })

  it('a sentence does not compile without Spanish or with a missing value', () => {
    // @ts-expect-error: this text has no Spanish.
    const text: PlainSentence = 'A text that nobody has translated.'
    // @ts-expect-error: the door is missing.
    const sentence = filled('{door} is in lockdown.', {})
    expect([say(text, 'en'), say(sentence, 'en')]).toEqual(['A text that nobody has translated.', '{door} is in lockdown.'])
  })
})

/** The sentences of every `v.check` in a schema, including nested schemas. */
function checksOf(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return []
  seen.add(part)
  const own = 'type' in part && part.type === 'check' && 'message' in part && typeof part.message === 'string' ? [part.message] : []
  return [...own, ...Object.values(part).flatMap((inner) => checksOf(inner, seen))]
}

test('every check of the contract has a Spanish message', () => {
  const messages = Object.values(endpoints).flatMap(({ request }) => checksOf(request))
  expect(messages.length).toBeGreaterThan(5)
  expect([...new Set(messages)].filter((message) => sentenceOfCheck(message) === null)).toEqual([])
})

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'], ['fr-CH, fr;q=0.9, en;q=0.8, es;q=0.5, *;q=0.1', 'en'], ['en;q=0.2, es;q=0.3', 'es'], ['es;q=0, en;q=0.1', 'en'], ['EN-us', 'en'], ['de', null], ['*', null],
  ['', null], [undefined, null], [';;q=,,=', null],
])('the header %s selects %s', (header, language) => {
  expect(readLanguage(header)).toBe(language)
})
