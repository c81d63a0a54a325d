import { expect, it } from 'vitest'
import { callsWithoutPage } from '../packages/api-client/src/contract/callsWithoutPage.ts'
import { pagesOfCalls } from './pagesOfCalls.ts'

const pages = pagesOfCalls()

it('§7 every call is made by a page, or the contract says why none does', () => {
  const untold = Object.entries(pages).filter(([name, made]) => made.length === 0 && !(name in callsWithoutPage)).map(([name]) => name)
  expect(untold).toEqual([])
})

it('no call that a page makes is said to have none', () => {
  expect(Object.keys(callsWithoutPage).filter((name) => pages[name as keyof typeof pages].length > 0)).toEqual([])
})
