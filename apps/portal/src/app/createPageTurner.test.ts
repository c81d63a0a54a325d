import { expect, test } from 'vitest'
import { createPageTurner } from './createPageTurner.ts'

interface Asked {
  page: number
  count: number
  search?: string
  After?: number
  Before?: number
}

/** Three records a page, of eleven. */
function open() {
  const asked: Asked[] = []
  const turn = createPageTurner()
  const go = (page: number, search = '') => turn({ page, count: 3, search }, async (request) => {
    asked.push(request)
    return Array.from({ length: 11 }, (_none, index) => 100 + index).slice(3 * page - 3, 3 * page)
  }, (ids) => ids)
  const beside = () => {
    const { After, Before } = asked.at(-1) ?? {}
    return { After, Before }
  }
  return { go, beside }
}

test('the page beside the one that is shown is read on from its last record, or up to its first', async () => {
  const { go, beside } = open()
  await go(2)
  expect(beside()).toEqual({})
  await go(3)
  expect(beside()).toEqual({ After: 105 })
  await go(2)
  expect(beside()).toEqual({ Before: 106 })
})

test('any other page, the first one, the same one again and another list are found by their numbers', async () => {
  const { go, beside } = open()
  await go(2)
  for (const [page, search] of [[2, ''], [4, ''], [2, ''], [1, ''], [2, 'ada'], [3, '']] as const) {
    await go(page, search)
    expect(beside(), `${page} ${search}`).toEqual({})
  }
})

test('beside a page without a record there is nothing to name', async () => {
  const { go, beside } = open()
  await go(5)
  for (const page of [6, 5]) {
    await go(page)
    expect(beside(), String(page)).toEqual({})
  }
})
