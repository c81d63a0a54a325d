import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { type BrowserSummary, type FailedPicture, summaryFile } from './browserSummary.ts'

/** A reporter that writes the results for the end of `npm test` to the file that scripts/test.ts reads. */
export default class SummaryReporter implements Reporter {
  #tests: TestCase[] = []
  #step: string

  constructor({ step }: { step: string }) {
    this.#step = step
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests()
  }

  onEnd(): void {
    const flaky = this.#tests.filter((test) => test.outcome() === 'flaky')
    const summary: BrowserSummary = {
      flaky: flaky.map(nameOf),
      picturesNotCompared: this.#tests.filter(({ results }) => results.some(({ annotations }) => annotations.some(({ type }) => type === 'picture not compared'))).length,
      failedPictures: this.#tests.filter((test) => test.outcome() === 'unexpected').flatMap(failedPictureOf),
      slowest: this.#tests
        .map((test) => ({ name: nameOf(test), seconds: test.results.reduce((sum, { duration }) => sum + duration / 1000, 0) }))
        .toSorted((one, other) => other.seconds - one.seconds).slice(0, 10),
    }
    const file = summaryFile(this.#step)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(summary))
  }

  printsToStdio(): boolean {
    return false
  }
}

function nameOf({ location, title }: TestCase): string {
  return `${location.file.slice(process.cwd().length + 1)}:${location.line} › ${title}`
}

/** The pictures of a test's last try. A new picture has no `expected` and no `diff`. */
function failedPictureOf(test: TestCase): FailedPicture[] {
  const attachments = test.results.at(-1)?.attachments ?? []
  const pathOf = (ending: string) => attachments.find(({ name }) => name.endsWith(`-${ending}.png`))?.path
  const [expected, actual, diff] = [pathOf('expected'), pathOf('actual'), pathOf('diff')]
  return actual === undefined ? [] : [{ name: test.title, expected, actual, diff }]
}
