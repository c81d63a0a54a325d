import { expect, it } from 'vitest'
import { limits } from './limits.ts'

it('§9 business constants and limits have the specified values', () => {
  expect(limits).toMatchObject({
    password: { minLength: 8, maxLength: 15 },
    callGroupName: { minLength: 5, maxLength: 15 },
    directoryPin: { maxDigits: 5 },
    pagination: { defaultLimit: 10, tablePageLength: 20 },
    invoices: { limit: 50, count: 20 },
    toast: { timeout: 30_000, atOnce: 1 },
    watchman: { peopleAtOnce: 3, nextGroupAfter: 30_000 },
    copyrightYear: 2020,
    appVersion: '1.1.3',
  })
})
