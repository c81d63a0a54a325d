import { useSetting } from './PortalProvider.tsx'

interface Given {
  now?: number | undefined
  timeZone?: string | undefined
}

/** Zone, present and language in which times are written: what the caller says, else what the provider says, else the machine's. */
export function useTimes({ now, timeZone }: Given): { now: number, timeZone: string | undefined, locale: string } {
  const setting = useSetting()
  return { now: now ?? setting.clock(), timeZone: timeZone ?? setting.timeZone, locale: setting.locale }
}
