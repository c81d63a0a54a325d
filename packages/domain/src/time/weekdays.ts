export const minutesPerDay = 1440
export const minutesPerWeek = 10_080

/** A day of the week by its ISO number, from 1 for Monday to 7 for Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** The day of the week of a date, given as days since 1970-01-01, which was a Thursday. */
export function weekdayOf(dayNumber: number): Weekday {
  return weekdays[(((dayNumber + 3) % 7) + 7) % 7] ?? 1
}

export function dayBefore(weekday: Weekday): Weekday {
  return weekdays[(weekday + 5) % 7] ?? 7
}

export function dayAfter(weekday: Weekday): Weekday {
  return weekdays[weekday % 7] ?? 1
}
