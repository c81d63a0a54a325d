import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The results of a browser step, for the summary at the end of `npm test`. */
export interface BrowserSummary {
  /** Names of tests that failed and then passed at a later try. */
  flaky: string[]
  picturesNotCompared: number
  failedPictures: FailedPicture[]
  slowest: SlowTest[]
}

/** A slow test, or a slow file of tests. */
export interface SlowTest {
  name: string
  seconds: number
}

/** A picture that differs, with paths of its PNG files. */
export interface FailedPicture {
  name: string
  expected?: string | undefined
  actual: string
  diff?: string | undefined
}

export const resultsFolder = join(import.meta.dirname, '../test-results')

export function summaryFile(step: string): string {
  return join(resultsFolder, `${step}.json`)
}

export function forgetBrowserSummary(step: string): void {
  rmSync(summaryFile(step), { force: true })
}

/** Reads the summary of a step; null if there is none, because the step did not run or failed before its first test. */
export function readBrowserSummary(step: string): BrowserSummary | null {
  const file = summaryFile(step)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BrowserSummary) : null
}
