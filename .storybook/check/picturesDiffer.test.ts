import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { hashOf, pictureFolder } from './pictures.ts'

it('no two stories have the same picture', () => {
  const named = readdirSync(pictureFolder).filter((name) => name.endsWith('.webp'))
  const groups = Map.groupBy(named, (name) => createHash('sha256').update(readFileSync(join(pictureFolder, name))).digest('hex'))
  expect([...groups.values()].filter(({ length }) => length > 1)).toEqual([])
})

it('a picture with one changed pixel, or with one step of a color on it, is not taken for the same picture', () => {
  const drawn = (change: (data: Buffer) => void) => {
    const picture = new PNG({ width: 40, height: 30 })
    picture.data.fill(200)
    change(picture.data)
    return hashOf(PNG.sync.write(picture))
  }
  const before = drawn(() => {})
  expect(drawn(() => {})).toBe(before)
  expect(drawn((data) => data.set([0, 0, 0, 255], 4 * 610))).not.toBe(before)
  expect(drawn((data) => data.forEach((value, at) => { if (at % 4 === 2) data[at] = value + 1 }))).not.toBe(before)
})
