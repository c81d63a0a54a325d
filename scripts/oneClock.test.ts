import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const folders = ['packages/domain/src', 'packages/api-client/src', 'packages/ui/src', 'packages/sandbox/src', 'apps/portal/src', 'apps/portal/server']

/** Ways to read a clock in a time zone, each with the function of `domain/time` to use instead. */
const elsewhere: readonly { found: RegExp; instead: string }[] = [
  { found: /\bDateTimeFormat\b(?!Options|\(\)\.resolvedOptions\(\)\.locale)/, instead: '`zonedFormat`, `plainFormat`, `zoneName`, `isTimeZone` or `viewerTimeZone`' },
  { found: /\.toLocale(?:Date|Time)String\(/, instead: '`zonedFormat(…).format`' },
  { found: /\bTemporal\.|temporal-polyfill/, instead: '`startInstant`, `endInstant`, `localMomentAt`, `zoneStretches`' },
  { found: /\.(?:getTimezoneOffset|get(?:Hours|Minutes|Day|Date|Month|FullYear))\(\)/, instead: '`localMomentAt` with the zone of the property: these read the clock of whatever machine it is' },
]

/**
 * The files that may read clocks in their own way. One compares `explainAccess` with an independent implementation. Another is the script
 * of the payment frame, which can import nothing; a card's month ends in the card holder's own time.
 */
const mayReadClocks = /^packages\/domain\/src\/(?:time|testing)\/|runPaymentFrame\.ts$|\.(?:test|stories|fixture)\.tsx?$|\/testing\//

function linesThatReadClocks(name: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:\/\/|\*|\/\*)/.test(line)) return []
    const broken = elsewhere.find(({ found }) => found.test(line))
    return broken ? [`${name}:${index + 1} ${line.trim()} — use ${broken.instead} of domain/time`] : []
  })
}

describe('one clock', () => {
  it('only domain/time reads and writes times in a time zone, so that clock changes are handled in one place', () => {
    const broken = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
        .filter((name) => !mayReadClocks.test(name))
        .flatMap((name) => linesThatReadClocks(name, readFileSync(join(root, name), 'utf8'))),
    )
    expect(broken).toEqual([])
  })

  it.each([
    "const format = new Intl.DateTimeFormat('en', { timeZone })",
    'const { DateTimeFormat } = Intl',
    'return new Date(at).toLocaleDateString(locale, { timeZone })',
    "import { create } from 'temporal-polyfill/fns/ZonedDateTime'",
    'return new Date(at).getHours()',
  ])('finds %s', (line) => {
    expect(linesThatReadClocks('a.ts', line)).toHaveLength(1)
  })

  it('types, the machine’s locale and comments are ignored', () => {
    const lines = ['style: Intl.DateTimeFormatOptions', 'new Intl.DateTimeFormat().resolvedOptions().locale', '// Temporal reads the zones']
    expect(lines.flatMap((line) => linesThatReadClocks('a.ts', line))).toEqual([])
  })
})
