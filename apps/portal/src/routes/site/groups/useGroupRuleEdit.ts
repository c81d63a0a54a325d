import type { RestrictionClause } from '@portal/domain'
import { useRecordEdit, type RecordEditing } from '../../../forms/useRecordEdit.ts'
import type { RecordAction } from '../../../forms/useRemoval.ts'
import {
  checkRule, groupRuleParts, isRuleForm, newRule, toRuleForm, toRuleRequest,
  type GroupRuleForm, type Location, type OwnRulePart, type RuleProblems, type RuleRequest, type SavedRule,
} from './groupRule.ts'

export type GroupRulePart = OwnRulePart | RestrictionClause
export type GroupRuleEditing = RecordEditing<GroupRuleForm, GroupRulePart, RuleProblems>

const noRule = { ID: 0, Version: 0 } as const

/** The edit of one rule of a group; null is one to be made. */
export function useGroupRuleEdit(groupId: number, rule: SavedRule | null, locations: readonly Location[]): GroupRuleEditing {
  return useRecordEdit(rule ?? noRule, {
    name: `groupRule:${groupId}:${rule?.ID ?? 0}`,
    parts: groupRuleParts,
    valuesOf: (saved) => ('Restriction' in saved ? toRuleForm(saved, locations) : newRule),
    versionOf: ({ Version }) => Version,
    changedBy: (saved) => ('Restriction' in saved ? saved.UpdatedBy : ''),
    check: checkRule,
    toPayload: (edit): RecordAction<RuleRequest> => ({ intent: 'save', payload: toRuleRequest(groupId, edit) }),
    savedAs: (_answer: { message: string }) => null,
    refusable: [],
    isValues: isRuleForm,
  })
}
