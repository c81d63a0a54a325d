import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardCardNumbers, withoutCardNumbers } from './CardNumberGuard.tsx'

/** A card number with its check digit, generated so that no file contains a card number. */
function madeUpNumber(start: string, length: number): string {
  const body = start.padEnd(length - 1, '0')
  for (let check = 0; check < 10; check += 1) {
    if (withoutCardNumbers(body + check) === '') return body + check
  }
  throw new Error('No check digit fits.')
}

const number = madeUpNumber('41', 16)
const seen: string[] = []
const fields: HTMLElement[] = []
const onRefused = vi.fn()
let stop = () => {}

function field(tag: 'textarea' | 'input'): HTMLTextAreaElement | HTMLInputElement {
  const element = document.createElement(tag)
  element.addEventListener('input', () => seen.push(element.value))
  document.body.append(element)
  fields.push(element)
  return element
}

/** Types a text like a browser does: first the value, then the event. */
function put(element: HTMLTextAreaElement | HTMLInputElement, text: string) {
  element.value = text
  element.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

beforeEach(() => {
  stop = guardCardNumbers(document, onRefused)
})
afterEach(() => {
  stop()
  for (const element of fields.splice(0)) element.remove()
  seen.length = 0
  onRefused.mockClear()
})

test.each(['textarea', 'input'] as const)('a card number pasted into a text field (%s) is removed before any listener reads it', (tag) => {
  const element = field(tag)
  put(element, `Card ${number}, please`)
  expect(element.value).toBe('Card , please')
  expect(seen).toEqual(['Card , please'])
  expect(onRefused).toHaveBeenCalledTimes(1)
})

test('a card number typed digit by digit is removed at its last digit, and the text before it stays', () => {
  const element = field('input')
  for (const digit of `a ${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}`) put(element, element.value + digit)
  expect(element.value).toBe('a ')
  expect(seen.some((text) => text.replaceAll(/\D/g, '') === number)).toBe(false)
  expect(onRefused).toHaveBeenCalledTimes(1)
})

test('two card numbers in one text are both removed', () => {
  const element = field('textarea')
  put(element, `${number} or ${number}`)
  expect(element.value).toBe(' or ')
})

test.each(['(972) 555-0148', 'FC 90 card 324', '110000000', '0017 2026-11-21 10:00'])('"%s" is not a card number and stays', (text) => {
  const element = field('textarea')
  put(element, text)
  expect(element.value).toBe(text)
  expect(onRefused).not.toHaveBeenCalled()
})
