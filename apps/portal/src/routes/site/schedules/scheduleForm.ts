import { DoorOutputMode, unrestricted, weekdays, type Restriction } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { portsOf, type Location } from '../../../access/places.ts'
import { fromWireExceptions, fromWireWindows, toWireExceptions, toWireWindows } from '../../../access/wireWindows.ts'

export type Schedule = ResponseOf<typeof endpoints.getSchedules>['Schedules'][number]
export type SaveScheduleRequest = PayloadOf<typeof endpoints.saveSchedule>

export interface ScheduleForm {
  name: string
  locationId: number
  ports: string[]
  mode: DoorOutputMode
  pausesOnHolidays: boolean
  isActive: boolean
  /** Its week and exceptions; a schedule has no other limits. */
  restriction: Restriction
}

export function emptySchedule(location: Location | undefined): ScheduleForm {
  return {
    name: '',
    locationId: location?.PropertyLocationID ?? 0,
    ports: location ? portsOf(location).map(({ PortID }) => PortID) : [],
    mode: DoorOutputMode.HoldOpen,
    pausesOnHolidays: true,
    isActive: true,
    restriction: { ...unrestricted, windows: [{ days: [1, 2, 3, 4, 5], start: 540, end: 1020 }] },
  }
}

export function toScheduleForm(saved: Schedule): ScheduleForm {
  return {
    name: saved.Name,
    locationId: saved.PropertyLocationID,
    ports: saved.Ports,
    mode: saved.DoorOutputMode,
    pausesOnHolidays: saved.PausesOnHolidays,
    isActive: saved.IsActive,
    restriction: { ...unrestricted, windows: fromWireWindows(saved.Windows), exceptions: fromWireExceptions(saved.Exceptions) },
  }
}

export type ScheduleProblem = 'nameMissing' | 'doorsMissing' | 'hoursMissing'

/** What cannot be saved as it stands, by field. */
export function checkSchedule({ name, ports, restriction }: ScheduleForm): Partial<Record<'name' | 'ports' | 'restriction', ScheduleProblem>> {
  const hasHours = restriction.windows === null || restriction.windows.length > 0 || restriction.exceptions.some(({ effect }) => effect === 'allow')
  return {
    ...(name.trim() === '' && { name: 'nameMissing' as const }),
    ...(ports.length === 0 && { ports: 'doorsMissing' as const }),
    ...(!hasHours && { restriction: 'hoursMissing' as const }),
  }
}

export function toScheduleRequest(form: ScheduleForm, saved: Pick<Schedule, 'ID' | 'Version'> | null): SaveScheduleRequest {
  const { windows, exceptions } = form.restriction
  return {
    ID: saved?.ID ?? null,
    Version: saved?.Version ?? null,
    Name: form.name.trim(),
    PropertyLocationID: form.locationId,
    DoorOutputMode: form.mode,
    Ports: form.ports,
    // A schedule has no "at any time": it is every day, around the clock.
    Windows: toWireWindows(windows ?? [{ days: weekdays, start: 0, end: 1440 }]),
    Exceptions: toWireExceptions(exceptions),
    PausesOnHolidays: form.pausesOnHolidays,
    IsActive: form.isActive,
  }
}
