import { describe, expect, it } from 'vitest'
import { logAddress, toLogRequest, type LogAddress } from './logQuery.ts'

const { whole: wholeLog, write, isNarrowed } = logAddress
const read = (query: string) => logAddress.read(new URLSearchParams(query))

const narrowed: LogAddress = {
  search: 'gate', kind: 'event', outcome: 'denied', who: 7, unit: 5, property: 3, door: 'main-entry', callGroup: 11, code: 12, record: { subject: 'code', id: '12' }, from: '2026-11-01',
  until: '2026-11-21', fromTime: '01:30', untilTime: '24:00', before: '1795276800000-2-15',
}

describe('the address of the log', () => {
  it('the address of the log is read back unchanged', () => {
    expect(read(write(narrowed).split('?')[1] ?? '')).toEqual(narrowed)
    expect(write(wholeLog)).toBe('/site/log')
  })

  it('invalid filters of the log are ignored', () => {
    const odd = 'kind=gossip&outcome=maybe&who=-1&door=%00&code=x&record=secret:1&from=2026-02-30&until=soon&fromTime=25:00&untilTime=2&before=1-9-1&search=%3Cscript%3E'
    expect(read(odd)).toEqual(wholeLog)
  })

  it('the request has the filters, and a page position does not count as a filter', () => {
    expect(toLogRequest(narrowed)).toEqual({
      searchText: 'gate', count: 50, Kind: 'event', Outcome: 'denied', UserID: 7, UnitID: 5, PropertyID: 3, PortID: 'main-entry', callgroupId: 11, AccessCodeID: 12, Subject: 'code', SubjectID: '12',
      From: '2026-11-01', Until: '2026-11-21', FromTime: '01:30', UntilTime: '24:00', Before: '1795276800000-2-15',
    })
    expect([isNarrowed(narrowed), isNarrowed({ ...wholeLog, before: '1-2-3' })]).toEqual([true, false])
  })
})
