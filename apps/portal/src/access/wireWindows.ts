import type { DatedException, WeekWindow } from '@portal/domain'

interface WireWindow {
  Days: WeekWindow['days'][number][]
  Start: number
  End: number
}

interface WireException {
  Name: string
  From: string
  Until: string
  Effect: DatedException['effect']
  Start: number
  End: number
}

/** Windows as the calls spell them. */
export function toWireWindows(windows: readonly WeekWindow[]): WireWindow[] {
  return windows.map(({ days, start, end }) => ({ Days: [...days], Start: start, End: end }))
}

export function fromWireWindows(windows: readonly WireWindow[]): WeekWindow[] {
  return windows.map(({ Days, Start, End }) => ({ days: Days, start: Start, end: End }))
}

export function toWireExceptions(exceptions: readonly DatedException[]): WireException[] {
  return exceptions.map(({ name, from, until, effect, start, end }) => ({ Name: name, From: from, Until: until, Effect: effect, Start: start, End: end }))
}

export function fromWireExceptions(exceptions: readonly WireException[]): DatedException[] {
  return exceptions.map(({ Name, From, Until, Effect, Start, End }) => ({ name: Name, from: From, until: Until, effect: Effect, start: Start, end: End }))
}
