import { expect, it } from 'vitest'
import { callsWithoutPage } from '../packages/api-client/src/contract/callsWithoutPage.ts'
import { endpoints } from '../packages/api-client/src/contract/index.ts'
import { pagesOfCalls } from './pagesOfCalls.ts'

const pages = pagesOfCalls()

it('§7 every call is made by a page, or the contract says why none does', () => {
  expect(Object.keys(endpoints).filter((name) => pages[name] === undefined && !(name in callsWithoutPage))).toEqual([])
})

it('no call that a page makes is said to have none', () => {
  expect(Object.keys(callsWithoutPage).filter((name) => pages[name] !== undefined)).toEqual([])
})
