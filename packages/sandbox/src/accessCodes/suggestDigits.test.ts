import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWeakCode } from '@portal/domain'
import { createFixedRandom, secureRandomBelow } from '../bytes/bytes.ts'
import { suggestDigits } from './suggestDigits.ts'

const everything = async (candidates: readonly string[]) => candidates

test('a suggested code is free, has the requested length, and is not weak', async () => {
  await fc.assert(fc.asyncProperty(fc.integer({ min: 4, max: 8 }), fc.func(fc.boolean()), async (length, isFree) => {
    const digits = await suggestDigits(length, secureRandomBelow, async (candidates) => candidates.filter((candidate) => isFree(candidate)))
    if (digits === null) return
    expect(digits).toMatch(new RegExp(`^\\d{${length}}$`))
    expect(isFree(digits)).toBe(true)
    expect(isWeakCode(digits)).toBe(false)
  }), { numRuns: 50 })
})

test('successive suggestions follow no order', async () => {
  const numbers: number[] = []
  while (numbers.length < 40) numbers.push(Number(await suggestDigits(5, secureRandomBelow, everything)))
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0))
  expect(steps.filter((step) => step > 0).length).toBeGreaterThan(5)
  expect(steps.filter((step) => step < 0).length).toBeGreaterThan(5)
  expect(Math.max(...steps.map(Math.abs))).toBeGreaterThan(10_000)
})

test('the search finds the last free code of few digits', async () => {
  expect(await suggestDigits(2, secureRandomBelow, async (candidates) => candidates.filter((digits) => digits === '57'))).toBe('57')
})

test('the search for a free code gives up after a fixed number of tries', async () => {
  let looked = 0
  const none = async (candidates: readonly string[]) => {
    looked += candidates.length
    return []
  }
  expect(await suggestDigits(5, secureRandomBelow, none)).toBeNull()
  expect(looked).toBeLessThanOrEqual(500)
})

test('random numbers are evenly distributed, and the fixed generator repeats the same order', () => {
  const counts = new Map<number, number>()
  for (let draw = 0; draw < 6000; draw += 1) {
    const number = secureRandomBelow(6)
    counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  for (let number = 0; number < 6; number += 1) expect(counts.get(number)).toBeGreaterThan(800)
  const [one, other] = [createFixedRandom(), createFixedRandom()]
  expect(Array.from({ length: 5 }, () => one(1000))).toEqual(Array.from({ length: 5 }, () => other(1000)))
})

test('if most codes are free, the search draws only a few', async () => {
  let drawn = 0
  const counted = (below: number) => {
    drawn += 1
    return secureRandomBelow(below)
  }
  await suggestDigits(5, counted, everything)
  expect(drawn).toBeLessThanOrEqual(3)
})
