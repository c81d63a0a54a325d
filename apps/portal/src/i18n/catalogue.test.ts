import { afterEach, expect, it } from 'vitest'
import { es } from '../people/people.messages.es.ts'
import { peopleCountMessages } from '../people/people.messages.ts'
import { locale } from './catalogue.ts'
import { pseudoLocalize } from './pseudoLocalize.ts'

type Tables = Record<string, Record<string, unknown>>

const english = Object.keys(import.meta.glob('../**/*messages.ts'))
const spanish = import.meta.glob<Tables>('../**/*messages.es.ts', { eager: true, import: 'es' })

afterEach(() => locale.set('en'))

it('says a text in the chosen language, with numbers as it writes them', async () => {
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

it('keeps words that were read once: whatever shows them is not drawn again', () => {
  expect(peopleCountMessages.get()).toBe(peopleCountMessages.get())
})

it('has Spanish beside the English of every screen, each table under a name of its own', () => {
  expect(english.length).toBeGreaterThan(80)
  expect(Object.keys(spanish).sort()).toEqual(english.map((file) => file.replace('.ts', '.es.ts')).sort())
  const names = Object.values(spanish).flatMap((tables) => Object.keys(tables))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('ends no Spanish sentence in a time, which ends in a point of its own: "2:14 p.m."', () => {
  expect([...JSON.stringify(spanish).matchAll(/[^"]*[^}]\{(?:time|when|moment)\}\.(?!\.)/g)].map(([text]) => text)).toEqual([])
})

it('accents letters for the eye, keeps values and grows by a third', () => {
  expect(pseudoLocalize({ call: 'Call {phone}', uses: { one: 'a {count}', other: 'b' } })).toEqual({ call: '[Çåll {phone}~~~~]', uses: { one: '[å {count}~~~]', other: '[b~]' } })
})
