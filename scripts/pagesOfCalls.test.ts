import { expect, it } from 'vitest'
import { callsWithoutPage } from '../packages/api-client/src/contract/callsWithoutPage.ts'
import { endpoints } from '../packages/api-client/src/contract/index.ts'
import { pagesOfCalls } from './pagesOfCalls.ts'

const pages = pagesOfCalls()

it('§7 a page makes every call, or the contract says why none does', () => {
  expect(Object.keys(endpoints).filter((name) => pages[name] === undefined && !(name in callsWithoutPage))).toEqual([])
})

it('the contract does not call a used call unused', () => {
  expect(Object.keys(callsWithoutPage).filter((name) => pages[name] !== undefined)).toEqual([])
})
