import type * as v from 'valibot'
import type { AccessSummary } from '@portal/domain'
import type { accessSummary } from '../accessShapes.ts'
import { toRestriction, toStatedRecord } from './restriction.ts'

/** Reads the summary of where and when a user has access, over all doors. */
export type AccessSummaryRecord = v.InferOutput<typeof accessSummary>

export function toAccessSummary({ None, EndedAt, IsByDefault, DoorCount, Rules }: AccessSummaryRecord): AccessSummary {
  return {
    none: None,
    endedAt: EndedAt && { date: EndedAt.Date, minute: EndedAt.Minute },
    isByDefault: IsByDefault,
    doorCount: DoorCount,
    rules: Rules.map(({ Restriction, Within, DoorCount: count, Doors }) => ({
      restriction: toRestriction(Restriction), within: Within ? toRestriction(Within) : null, doorCount: count, doors: Doors,
    })),
  }
}

export function toAccessSummaryRecord({ none, endedAt, isByDefault, doorCount, rules }: AccessSummary): AccessSummaryRecord {
  return {
    None: none,
    EndedAt: endedAt && { Date: endedAt.date, Minute: endedAt.minute },
    IsByDefault: isByDefault,
    DoorCount: doorCount,
    Rules: rules.map(({ restriction, within, doorCount: count, doors }) => ({
      Restriction: toStatedRecord(restriction), ...(within && { Within: toStatedRecord(within) }), DoorCount: count, Doors: [...doors],
    })),
  }
}
