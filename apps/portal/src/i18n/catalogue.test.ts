import { afterEach, expect, it } from 'vitest'
import { es } from '../people/people.messages.es.ts'
import { peopleCountMessages } from '../people/people.messages.ts'
import { locale } from './catalogue.ts'
import { pseudoLocalize } from './pseudo.ts'

type Tables = Record<string, Record<string, unknown>>

const english = Object.keys(import.meta.glob('../**/*messages.ts'))
const spanish = import.meta.glob<Tables>('../**/*messages.es.ts', { eager: true, import: 'es' })

afterEach(() => locale.set('en'))

it('a text is in the chosen language, with numbers in that language’s format', async () => {
  const many = () => peopleCountMessages.get().people({ count: 100_002 })
  const english = many()
  expect(english).toMatch(/^100,002 \w+$/)
  locale.set('es')
  await expect.poll(many).toBe(es.peopleCount.people.other.replace('{count}', '100,002'))
  locale.set('pseudo')
  await expect.poll(many).toMatch(/^\[100,002 .+~\]$/)
  locale.set('en')
  expect(many()).toBe(english)
})

it('get() returns one object for each table, so components do not render again', () => {
  expect(peopleCountMessages.get()).toBe(peopleCountMessages.get())
})

it('every English table has a Spanish table beside it, and no two tables share a name', () => {
  expect(english.length).toBeGreaterThan(80)
  expect(Object.keys(spanish).sort()).toEqual(english.map((file) => file.replace('.ts', '.es.ts')).sort())
  const names = Object.values(spanish).flatMap((tables) => Object.keys(tables))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('no Spanish sentence ends with a time, because "p.m." already ends with a period', () => {
  expect([...JSON.stringify(spanish).matchAll(/[^"]*[^}]\{(?:time|when|moment)\}\.(?!\.)/g)].map(([text]) => text)).toEqual([])
})

it('the pseudo language accents letters, keeps values and makes texts a third longer', () => {
  expect(pseudoLocalize({ call: 'Call {phone}', uses: { one: 'a {count}', other: 'b' } })).toEqual({ call: '[Çåll {phone}~~~~]', uses: { one: '[å {count}~~~]', other: '[b~]' } })
})
