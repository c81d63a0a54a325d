import { rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { writeBuiltFolder } from './writeBuiltFolder.fixture.ts'

/** Creates a folder like that of a build. It is removed when the test ends. */
export function makeBuiltFolder(): string {
  const folder = writeBuiltFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
