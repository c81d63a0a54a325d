import { expect, test } from 'vitest'
import * as library from './index.ts'

test('the public names are exactly these', () => {
  expect(Object.keys(library).toSorted()).toMatchSnapshot()
})
