import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { faceColors } from './face.ts'

const tokens = readFileSync(join(import.meta.dirname, '../packages/ui/src/theme/tokens.css'), 'utf8')

it('the frame has no colour but those of the house', () => {
  const foreign = Object.values(faceColors).flatMap((colors) => Object.values(colors)).filter((color) => !tokens.includes(`: ${color};`))
  expect(foreign).toEqual([])
})
