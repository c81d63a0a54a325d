import type { WeekWindow } from '../access/restriction/restriction.ts'
import { weekSpans } from '../access/restriction/weekWindows.ts'
import { intersectSpans, subtractSpans } from '../time/spans.ts'
import type { CallPlan } from './callPlan.ts'
import type { CallWorld } from './callWorld.ts'
import { outlineCall } from './outlineCall.ts'
import { wholeWeek, windowsOf } from './ringHours.ts'

/**
 * The hours of the week in which every phone of a plan is quiet, so that no one can answer. Excludes the group's own quiet hours, which are
 * intended. Empty if no phone ever rings.
 */
export function findSilentHours(plan: CallPlan, world: CallWorld): WeekWindow[] {
  const phones = outlineCall(plan, world).steps.flatMap(({ rings }) => rings)
  if (phones.length === 0) return []
  const quietOf = (personId: number | null) => weekSpans(world.people.find(({ id }) => id === personId)?.quietHours ?? [])
  const silent = phones.reduce((spans, { personId }) => intersectSpans(spans, quietOf(personId)), [...wholeWeek])
  return windowsOf(subtractSpans(silent, weekSpans(plan.quietHours)))
}
