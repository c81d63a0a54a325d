import type { ComponentsJSON } from '@nanostores/i18n'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { peopleCountMessages } from '../people/people.messages.ts'
import { words } from './catalogue.ts'
import { es } from './locales/es.ts'
import { pseudoLocalize } from './pseudoLocalize.ts'

const modules = import.meta.glob('../**/*messages.ts')
let en: ComponentsJSON

beforeAll(async () => {
  await Promise.all(Object.values(modules).map((load) => load()))
  const { en: ui } = await import('@portal/ui/en')
  en = { ...(words.cache.en as unknown as ComponentsJSON), ui }
})

const placeholders = (text: unknown) => [...JSON.stringify(text).matchAll(/\{\w+\}/g)].map(([name]) => name)

afterEach(() => void vi.useRealTimers())

it('keeps words that were read once: whatever shows them is not drawn anew', () => {
  vi.useFakeTimers()
  const read = peopleCountMessages.get()
  vi.advanceTimersByTime(60_000)
  expect(peopleCountMessages.get()).toBe(read)
})

describe('es', () => {
  it('has every text of every screen, and none that no screen uses', () => {
    const names = (catalogue: ComponentsJSON) => Object.entries(catalogue).flatMap(([screen, texts]) => Object.keys(texts).map((key) => `${screen}.${key}`))
    expect(Object.keys(en).length).toBeGreaterThan(8)
    expect(names(es).sort()).toEqual(names(en).sort())
  })

  it('ends no sentence in a time, which ends in a point of its own: "2:14 p.m."', () => {
    expect([...JSON.stringify(es).matchAll(/[^"]*[^}]\{(?:time|when|moment)\}\.(?!\.)/g)].map(([text]) => text)).toEqual([])
  })

  it('fills the same values into each text', () => {
    const differing = Object.entries(en).flatMap(([screen, texts]) =>
      Object.entries(texts)
        .filter(([key, text]) => new Set([...placeholders(text), ...placeholders(es[screen]?.[key])]).size !== new Set(placeholders(text)).size)
        .map(([key]) => `${screen}.${key}`),
    )
    expect(differing).toEqual([])
  })
})

describe('pseudo', () => {
  it('accents letters, keeps values and grows by a third', () => {
    expect(pseudoLocalize('Call {phone}')).toBe('[Çåll {phone}~~~~]')
    expect(pseudoLocalize({ one: 'a {count}', other: 'b' })).toEqual({ one: '[å {count}~~~]', other: '[b~]' })
  })
})
