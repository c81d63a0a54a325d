import { expect, it } from 'vitest'
import { callsWithoutPage } from '../packages/api-client/src/contract/callsWithoutPage.ts'
import { endpoints } from '../packages/api-client/src/contract/index.ts'
import { pagesOfCalls } from './pagesOfCalls.ts'

const pages = pagesOfCalls()

it('§7 every call is used by a page, or the contract says why not', () => {
  expect(Object.keys(endpoints).filter((name) => pages[name] === undefined && !(name in callsWithoutPage))).toEqual([])
})

it('no call that a page uses is marked as unused in the contract', () => {
  expect(Object.keys(callsWithoutPage).filter((name) => pages[name] !== undefined)).toEqual([])
})
