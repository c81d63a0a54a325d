export const minutesPerDay = 1440
export const minutesPerWeek = 10_080

/** ISO: 1 Monday … 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** The weekday of a number of days since 1970-01-01, which was a Thursday. */
export function weekdayOf(dayNumber: number): Weekday {
  return weekdays[(((dayNumber + 3) % 7) + 7) % 7] ?? 1
}

export function dayBefore(weekday: Weekday): Weekday {
  return weekdays[(weekday + 5) % 7] ?? 7
}

export function dayAfter(weekday: Weekday): Weekday {
  return weekdays[weekday % 7] ?? 1
}
