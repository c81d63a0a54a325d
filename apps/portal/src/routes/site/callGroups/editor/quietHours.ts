import type { WeekWindow } from '@portal/domain'

/** The hours that the field offers; a plan may have others. */
export const quietChoices = {
  always: [],
  nightly: [{ days: [1, 2, 3, 4, 5, 6, 7], start: 22 * 60, end: 6 * 60 }],
  weekends: [{ days: [6, 7], start: 0, end: 24 * 60 }],
} as const satisfies Record<string, readonly WeekWindow[]>

export type QuietChoice = keyof typeof quietChoices

export const quietNames = Object.keys(quietChoices) as QuietChoice[]

/** Which of the offered hours a plan has; null: others. */
export function quietChoiceOf(windows: readonly WeekWindow[]): QuietChoice | null {
  return quietNames.find((name) => JSON.stringify(quietChoices[name]) === JSON.stringify(windows)) ?? null
}
