/** Minutes a viewer's wall clock is ahead of the property's at an instant; 0 where a zone is unknown. */
export function zoneShift(now: number, propertyZone: string, viewerZone: string): number {
  const [property, viewer] = [aheadOfUtc(now, propertyZone), aheadOfUtc(now, viewerZone)]
  return property === null || viewer === null ? 0 : viewer - property
}

function aheadOfUtc(now: number, timeZone: string): number | null {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now)
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours = '0', minutes = '0'] = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  } catch {
    return null
  }
}
