import type { AccessCodeType, DoorOutputMode, WeekWindow, WiegandFormat } from '@portal/domain'

/** Weekly hours; null without a limit. */
export type SeedHours = readonly WeekWindow[] | null

export interface SeedTemplate {
  id: number
  accountId: number
  name: string
  hours: SeedHours
}

export interface SeedGroupRule {
  groupId: number
  locationId: number
  /** The id of the template; a restriction has either a template or hours of its own. */
  templateId?: number
  hours?: SeedHours
}

export interface SeedOwnRule {
  /** The email address of the user. */
  user: string
  hours: SeedHours
  uses?: { allowed: number; left: number }
}

export interface SeedCode {
  accountId: number
  /** The email address of the user; omit it for a shared code. */
  user?: string
  type: AccessCodeType
  label: string
  code?: string
  phoneCode?: string
  card?: { format: WiegandFormat; facility: number | null; number?: number; from?: number; to?: number }
  /** The ids of the locations; all of the account's locations if omitted. */
  locations?: readonly number[]
  outputMode?: DoorOutputMode
  isLost?: boolean
}

export interface SeedSchedule {
  accountId: number
  locationId: number
  name: string
  outputMode: DoorOutputMode
  ports: readonly string[]
  windows: readonly WeekWindow[]
  pausesOnHolidays: boolean
}

/** A day of this year, or of the next year if `nextYear` is set. */
export interface SeedHoliday {
  accountId: number
  locationId: number
  name: string
  /** The day as `MM-DD`. */
  day: string
  nextYear?: boolean
}

/** Example data about access: restrictions, codes, schedules and holidays. */
export interface SeedAccess {
  templates: readonly SeedTemplate[]
  groupRules: readonly SeedGroupRule[]
  ownRules: readonly SeedOwnRule[]
  codes: readonly SeedCode[]
  schedules: readonly SeedSchedule[]
  holidays: readonly SeedHoliday[]
}
