import { expect, it } from 'vitest'
import type { Translation } from './messages.ts'
import { say } from './say.ts'

const table = {
  title: 'Invite',
  from: 'From {start} to {end}',
  uses: { one: '{count} use left of {total}', other: '{count} uses left of {total}' },
  status: { expired: 'Expired', endsAt: 'Ends {time}' },
} as const

it('a table can have plain texts, values, plurals and groups', () => {
  const words = say(table, 'en-US')
  expect(words.title).toBe('Invite')
  expect(words.from({ start: 'noon', end: '$&' })).toBe('From noon to $&')
  expect([words.uses({ count: 1, total: 2 }), words.uses({ count: 10_002, total: 'all' })]).toEqual(['1 use left of 2', '10,002 uses left of all'])
  expect([words.status.expired, words.status.endsAt({ time: '5 PM' })]).toEqual(['Expired', 'Ends 5 PM'])
})

it('a text is taken from the first table that has it, as data or function, with that language’s plurals', () => {
  const polish: Translation<typeof table> = {
    title: 'Zaproszenie',
    from: 'Od {start} do {end}',
    uses: { one: 'zostało {count} użycie z {total}', few: 'zostały {count} użycia z {total}', other: 'zostało {count} użyć z {total}' },
    status: { expired: 'Wygasło', endsAt: 'Do {time}' },
  }
  const words = say(table, 'pl', { title: 'Klucz', from: ({ start }) => `od ${start}`, status: { expired: 'Po czasie' } }, polish)
  expect([words.title, words.from({ start: '8', end: '9' }), words.status.expired, words.status.endsAt({ time: '9' })]).toEqual(['Klucz', 'od 8', 'Po czasie', 'Do 9'])
  expect([1, 3, 5].map((count) => words.uses({ count, total: 9 }))).toEqual(['zostało 1 użycie z 9', 'zostały 3 użycia z 9', 'zostało 5 użyć z 9'])
})

it('the compiler reports a missing translation, and a missing value in a text', () => {
  // @ts-expect-error: 'from' has no {end}, and 'status' no 'endsAt'.
  const wrong: Translation<typeof table> = { title: 'T', from: 'ab {start}', uses: { other: '{count} von {total}' }, status: { expired: 'E' } }
  expect(say(table, 'de', wrong).from({ start: '8', end: '9' })).toBe('ab 8')
})
