import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as library from './index.ts'

test('the public names are exactly these', () => {
  expect(Object.keys(library).toSorted()).toMatchSnapshot()
})

test('the public types are exactly these', () => {
  const source = readFileSync(new URL('index.ts', import.meta.url), 'utf8')
  const names = [...source.matchAll(/export (type )?\{([^}]+)\}/g)].flatMap(([, type = '', list = '']) =>
    list.split(',').map((name) => name.trim()).filter((name) => type !== '' || name.startsWith('type ')).map((name) => name.replace('type ', '').split(' as ').at(-1) ?? ''))
  expect(names.filter((name) => name !== '').toSorted()).toMatchSnapshot()
})
