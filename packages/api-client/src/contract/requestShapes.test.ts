import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoints } from './index.ts'
import { line, note } from './textFields.ts'
import { instant, isoDate, phone } from './shapes.ts'
import { type Leaf, shapeOf, walkSchema } from './schemaWalk.fixture.ts'
import { textShapes } from './shapeNames.ts'

const requests = Object.entries(endpoints).flatMap(([name, { request }]) => walkSchema(request, name))
const has = ({ actions }: Leaf, ...types: string[]) => actions.some(({ type }) => types.includes(type))
/** Kinds of values that the schema itself lists, and kinds that contain other values. */
const closed = new Set(['boolean', 'literal', 'picklist', 'object', 'null'])

test('§5 every text of every request is one of the named shapes', () => {
  const texts = requests.filter(({ schema }) => schema.type === 'string')
  expect(texts.length).toBeGreaterThan(150)
  const bare = texts.filter((leaf) => !Object.hasOwn(textShapes, shapeOf(leaf) ?? ''))
  expect(bare.map(({ path }) => path)).toEqual([])
  const used = new Set(texts.map(shapeOf))
  expect(Object.keys(textShapes).filter((shape) => !used.has(shape)), 'a shape that no request has').toEqual([])
})

test('every number in every request is an integer with a minimum and a maximum', () => {
  const numbers = requests.filter(({ schema }) => schema.type === 'number')
  expect(numbers.length).toBeGreaterThan(150)
  const loose = numbers.filter((leaf) => !has(leaf, 'integer', 'safe_integer') || !has(leaf, 'min_value') || !has(leaf, 'max_value'))
  expect(loose.map(({ path }) => path)).toEqual([])
})

test('every list in every request has a maximum length, and every field a known kind', () => {
  const lists = requests.filter(({ schema }) => schema.type === 'array')
  expect(lists.filter((leaf) => !has(leaf, 'max_length')).map(({ path }) => path)).toEqual([])
  const known = new Set([...closed, 'string', 'number', 'array'])
  expect(requests.filter(({ schema }) => !known.has(schema.type)).map(({ path, schema }) => `${path}: ${schema.type}`)).toEqual([])
})

test('answers are not checked against the rules for requests, so that older values are still shown', () => {
  const answers = Object.entries(endpoints).flatMap(([name, { response }]) => walkSchema(response, name))
  expect(answers.filter((leaf) => leaf.schema.type === 'string' && shapeOf(leaf) !== null).map(({ path }) => path)).toEqual([])
})

test.each([
  [line(10), '<b>x</b>', 'Links, markup, formulas and file names are not allowed here.'],
  [line(10), 'a\0', 'Remove the invisible characters: control characters and marks of text direction are not allowed here.'],
  [line(10), '>>', 'Enter more than the characters < > =.'],
  [line(3), '😀😀😀😀', 'Enter at most 3 characters.'],
  [note(10), 'a\u202eb', 'Remove the invisible characters: control characters and marks of text direction are not allowed here.'],
  [isoDate, '0026-12-24', 'Enter a date from 1970 to 2200.'],
  [isoDate, '2026-02-30', 'Enter a day that exists, as YYYY-MM-DD.'],
  [instant, '2026-11-22T17:00:00+05', 'Enter an instant with a complete offset, such as 2026-11-22T17:00:00-06:00.'],
  [instant, '9999-12-31T23:59:59-23:59', 'Enter an instant from 1970 to 2200.'],
  [phone, '<b>', 'This is not a phone number.'],
])('a refusal says what to do (%#)', (schema, text, sentence) => {
  expect(v.safeParse(schema, text).issues?.map(({ message }) => message)).toEqual([sentence])
})

test.each([[line(10), ' A<B '], [line(3), '😀😀😀'], [note(20), 'one\ntwo'], [line(10), '']])('what may be kept is kept, without outer spaces (%#)', (schema, text) => {
  expect(v.parse(schema, text)).toBe(text.trim())
})
