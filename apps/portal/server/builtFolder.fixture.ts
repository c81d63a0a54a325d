import { rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { writeBuiltFolder } from './writeBuiltFolder.fixture.ts'

/** A folder as a build leaves it. Removed when the test ends. */
export function makeBuiltFolder(): string {
  const folder = writeBuiltFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
