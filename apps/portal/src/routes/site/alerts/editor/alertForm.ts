import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { type AlertCause, type AlertRule, alertTraits, type AlertWay, fitAlertRule, newAlertRule, plainParts } from '@portal/domain'
import type { RecordKind } from '#portal/forms/recordKind.ts'
import type { RecordEditing } from '#portal/forms/useRecordEdit.ts'
import { type AlertRuleRecord, fromRule, toRule } from '../alertsView.ts'

export interface AlertForm {
  cause: AlertCause
  /** The ids of doors or controllers; null for any. */
  at: string[] | null
  minutes: number
  count: number
  again: number | null
  /** The recipients with their names; null for all administrators. */
  to: { id: number; name: string | null }[] | null
  ways: AlertWay[]
  quiet: { start: number; end: number } | null
  isOn: boolean
}

const fields = ['cause', 'at', 'minutes', 'count', 'again', 'to', 'ways', 'quiet', 'isOn'] as const
export type AlertField = (typeof fields)[number]
export type AlertProblems = Partial<Record<'at' | 'to' | 'ways', 'placesMissing' | 'peopleMissing' | 'waysMissing'>>
export type AlertEditing = RecordEditing<AlertForm, AlertField, AlertProblems>

/** A new alert rule, with version 0. */
export const newAlert: AlertRuleRecord = {
  ...fromRule(newAlertRule('leftOpen')), ID: 0, IsOn: true, Since: '', Places: [], People: [], TellsMe: false, SentThisWeek: 0, LastSentAt: null, MutedUntil: null, Version: 0, UpdatedBy: '',
}

export function toAlertForm(record: AlertRuleRecord): AlertForm {
  const { cause, at, minutes, count, again, to, ways, quiet } = toRule(record)
  return {
    cause, minutes, count, again, quiet, at: at && at.toSorted(), ways: [...ways], isOn: record.IsOn,
    to: to && to.map((id) => ({ id, name: record.People.find(({ ID }) => ID === id)?.Name ?? null })),
  }
}

export function ruleOf({ cause, at, minutes, count, again, to, ways, quiet }: AlertForm): AlertRule {
  return fitAlertRule({ cause, at, minutes, count, again, ways, quiet, to: to && to.map(({ id }) => id) })
}

/** The form with another cause. The values that depend on the cause are reset. */
export function withCause(form: AlertForm, cause: AlertCause): AlertForm {
  const { at, minutes, lasts } = alertTraits[cause]
  const fresh = newAlertRule(cause)
  const before = alertTraits[form.cause]
  return {
    ...form, cause, count: fresh.count, at: at === before.at ? form.at : null, minutes: minutes === before.minutes ? form.minutes : fresh.minutes, again: lasts ? form.again : null,
  }
}

export function alertProblems(form: AlertForm): AlertProblems {
  return {
    ...(form.at?.length === 0 && { at: 'placesMissing' as const }),
    ...(form.to?.length === 0 && { to: 'peopleMissing' as const }),
    ...(form.ways.length === 0 && { ways: 'waysMissing' as const }),
  }
}

/** The kind of record for the editor of an alert rule. Id 0 is a new one. */
export function alertKind(id: number) {
  return {
    name: `alert:${id}`,
    parts: plainParts<AlertForm, AlertField>(fields),
    valuesOf: toAlertForm,
    check: alertProblems,
    toPayload: ({ version, values }): PayloadOf<typeof endpoints.saveAlertRule> => ({ ...fromRule(ruleOf(values)), IsOn: values.isOn, ID: id || null, Version: id === 0 ? null : version }),
    refusable: ['To', 'At', 'Ways'],
  } satisfies RecordKind<AlertRuleRecord, AlertForm, AlertField, AlertProblems>
}
