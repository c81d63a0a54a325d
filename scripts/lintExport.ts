import { lintRestriction, type Restriction, type RestrictionProblem } from '@portal/domain'
import { toRestriction } from '../packages/api-client/src/contract/index.ts'

export interface ExportFinding extends Pick<RestrictionProblem, 'severity' | 'field' | 'index'> {
  /** The position in the data, such as `Restrictions[3].Restriction`. */
  path: string
  code: RestrictionProblem['code']
}

export interface LintExportOptions {
  /** The current time, in epoch milliseconds. */
  now: number
  /** IANA time zone of the property. A `TimeZone` in the data has priority for the part that contains it. */
  timeZone: string
}

export interface ExportReport {
  /** How many restrictions the data has. */
  checked: number
  findings: ExportFinding[]
}

/**
 * Finds problems of restrictions in exported data with the domain's linter. The data is any JSON, such as answers of calls. Every object in
 * it that is a restriction, in the form of the calls or of the domain, is checked. A user's own restriction is compared with the
 * restrictions of their groups beside it, if there are any.
 */
export function lintExport(data: unknown, { now, timeZone }: LintExportOptions): ExportReport {
  const report: ExportReport = { checked: 0, findings: [] }
  visit(data, '', timeZone, null)
  return report

  function visit(value: unknown, path: string, zone: string, groups: Restriction[] | null): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, `${path}[${index}]`, zone, groups)
      return
    }
    if (!isObject(value)) return
    const restriction = readRestriction(value)
    if (restriction !== null) {
      check(restriction, path === '' ? '(all of it)' : path, zone, groups ?? [])
      return
    }
    const here = typeof value['TimeZone'] === 'string' ? value['TimeZone'] : zone
    const ofGroups = groupsBeside(value)
    for (const [key, item] of Object.entries(value)) visit(item, path === '' ? key : `${path}.${key}`, here, key === 'Restriction' ? ofGroups : null)
  }

  function check(restriction: Restriction | 'unreadable', path: string, zone: string, groups: readonly Restriction[]): void {
    report.checked += 1
    if (restriction === 'unreadable') {
      report.findings.push({ path, code: 'unreadable', severity: 'error', field: 'windows', index: null })
      return
    }
    const [first = [], ...others] = (groups.length > 0 ? groups : [null]).map((groupRestriction) => lintRestriction(restriction, { now, timeZone: zone, groupRestriction }))
    // Only problems with all of the group's restrictions count, because hours that one never allows can be allowed at another door.
    const found = first.filter((problem) => others.every((list) => list.some((other) => isSame(other, problem))))
    report.findings.push(...found.map(({ code, severity, field, index }) => ({ path, code, severity, field, index })))
  }
}

const wireKeys = ['LimitEntryExpirationStartDate', 'EndDate', 'LimitEntryUses', 'LimitEntryStartTime', 'LimitEntryEndTime', 'LimitUseToMonday', 'Windows', 'Exceptions', 'UsesPerDay']
const domainKeys = ['windows', 'validFrom', 'validUntil', 'usesPerDay', 'exceptions']

function readRestriction(value: Record<string, unknown>): Restriction | 'unreadable' | null {
  // A schedule has hours and exceptions too, but unlike a restriction it has doors.
  const isWire = wireKeys.filter((key) => key in value).length >= 2 && !('Ports' in value)
  if (!isWire && !domainKeys.every((key) => key in value)) return null
  try {
    const restriction = isWire ? toRestriction(value) : (value as unknown as Restriction)
    // This throws if a value that should be a list or a number is not one.
    lintRestriction(restriction, { now: 0, timeZone: 'UTC' })
    return restriction
  } catch {
    return 'unreadable'
  }
}

function groupsBeside(value: Record<string, unknown>): Restriction[] {
  const ports = Array.isArray(value['Ports']) ? value['Ports'] : []
  const records = [value['GroupRestriction'], ...ports.map((port: unknown) => (isObject(port) ? port['GroupRestriction'] : null))]
  return records.flatMap((record) => {
    const restriction = isObject(record) ? readRestriction(record) : null
    return restriction === null || restriction === 'unreadable' ? [] : [restriction]
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isSame(one: RestrictionProblem, other: RestrictionProblem): boolean {
  return one.code === other.code && one.field === other.field && one.index === other.index
}
