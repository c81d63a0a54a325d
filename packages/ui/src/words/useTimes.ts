import { useSetting } from './PortalProvider.tsx'

interface Given {
  now?: string | number | undefined
  timeZone?: string | undefined
}

/** Zone, present and language in which times are written: what the caller says, else what the provider says, else the machine's. */
export function useTimes({ now, timeZone }: Given): { now: number, timeZone: string | undefined, locale: string } {
  const setting = useSetting()
  const given = typeof now === 'string' ? Date.parse(now) : now
  return { now: given ?? setting.clock(), timeZone: timeZone ?? setting.timeZone, locale: setting.locale }
}
