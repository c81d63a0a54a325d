import type { RestrictionClause } from '@portal/domain'
import type { RecordKind } from '#portal/forms/recordKind.ts'
import { useRecordEdit, type RecordEditing } from '#portal/forms/useRecordEdit.ts'
import {
  ruleProblems, groupRuleParts, isRuleForm, newRule, placeOfRule, toRuleForm, toRuleRequest,
  type GroupRuleForm, type Location, type OwnRulePart, type RuleProblems, type SavedRule,
} from './groupRule.ts'

export type GroupRulePart = OwnRulePart | RestrictionClause
export type GroupRuleEditing = RecordEditing<GroupRuleForm, GroupRulePart, RuleProblems>

const noRule = { ID: 0, Version: 0 } as const

/** Id 0: a new one. `placeOf`: a restriction's place in the form's notation. */
export function groupRuleKind(groupId: number, id: number, placeOf: (rule: SavedRule) => string) {
  return {
    name: `groupRule:${groupId}:${id}`,
    parts: groupRuleParts,
    valuesOf: (saved) => ('Restriction' in saved ? toRuleForm(saved, placeOf(saved)) : newRule),
    versionOf: ({ Version }) => Version,
    changedBy: (saved) => ('Restriction' in saved ? saved.UpdatedBy : ''),
    check: ruleProblems,
    toPayload: (edit) => toRuleRequest(groupId, edit),
    refusable: [],
    isValues: isRuleForm,
  } satisfies RecordKind<SavedRule | typeof noRule, GroupRuleForm, GroupRulePart, RuleProblems>
}

/** Edits a restriction of a group; null: a new one. */
export function useGroupRuleEdit(groupId: number, rule: SavedRule | null, locations: readonly Location[]): GroupRuleEditing {
  return useRecordEdit(rule ?? noRule, groupRuleKind(groupId, rule?.ID ?? 0, (saved) => placeOfRule(saved, locations)))
}
