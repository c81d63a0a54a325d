import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pictureFolder } from './pictures.ts'

it('no two stories have the same picture', () => {
  const named = readdirSync(pictureFolder).filter((name) => name.endsWith('.webp'))
  const groups = Map.groupBy(named, (name) => createHash('sha256').update(readFileSync(join(pictureFolder, name))).digest('hex'))
  expect([...groups.values()].filter(({ length }) => length > 1)).toEqual([])
})
