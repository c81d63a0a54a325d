import { type ClockChange, clockChanges, lintRestriction, type Restriction, type RestrictionProblem, type RestrictionProblemCode, subtractSpans, totalLength, weekSpans } from '@portal/domain'
import { useMemo } from 'react'

export interface Problems {
  /** The problem of one row of hours. */
  ofWindow: (index: number) => { problem: RestrictionProblem | undefined, lostHours: number, change: ClockChange | undefined }
  ofException: (index: number) => RestrictionProblem | undefined
  /** Problems with the dates and the numbers of uses. */
  validity: readonly RestrictionProblemCode[]
  uses: readonly RestrictionProblemCode[]
}

interface Setting {
  now: number
  timeZone: string
  /** Today's date at the property. */
  today: string
  groupRestriction: Restriction | null
}

/** The domain's problems with a restriction, by field. */
export function useProblems(value: Restriction, { now, timeZone, today, groupRestriction }: Setting): Problems {
  return useMemo(() => {
    const problems = lintRestriction(value, { now, timeZone, groupRestriction })
    const changes = clockChanges(value, timeZone, today)
    const group = groupRestriction?.windows ?? null
    const at = (field: RestrictionProblem['field'], index: number | null) =>
      problems.find((problem) => problem.field === field && problem.index === index)
    const codes = (field: RestrictionProblem['field']) => problems.filter((problem) => problem.field === field).map(({ code }) => code)
    return {
      ofWindow: (index) => {
        const window = value.windows?.[index]
        const problem = at('windows', index)
        const lost = window && group && problem?.severity !== 'error' ? totalLength(subtractSpans(weekSpans([window]), weekSpans(group))) / 60 : 0
        return { problem, lostHours: lost, change: changes.find(({ windowIndex }) => windowIndex === index) }
      },
      ofException: (index) => at('exceptions', index),
      validity: codes('validity'),
      uses: codes('uses'),
    }
  }, [value, now, timeZone, today, groupRestriction])
}
