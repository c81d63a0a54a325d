import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { endpoints } from '../packages/api-client/src/contract/index.ts'
import { callNames } from '../packages/api-client/src/contract/loadEndpoint.ts'
import { callIndex } from './callIndex.ts'

it('the index of calls is up to date with the definitions: run scripts/writeDocs.ts', async () => {
  expect(readFileSync(join(import.meta.dirname, '../packages/api-client/src/contract/callIndex.ts'), 'utf8')).toBe(await callIndex())
  expect(callNames().toSorted()).toEqual(Object.keys(endpoints).toSorted())
})
