import type { PayloadOf } from '@portal/api-client'
import { type endpoints, type ResponseOf, toRestriction, toRestrictionRecord } from '@portal/api-client/contract'
import { unrestricted, type Restriction, type RestrictionClause, withRestriction, plainParts, isClause } from '@portal/domain'
import type { RecordKind, SavedRecord, EditWords } from '#portal/forms/recordKind.ts'
import type { RecordEditing } from '#portal/forms/useRecordEdit.ts'
import { useClauseWords } from '#portal/access/useAccessSentence.ts'
import { ruleMessages } from '#portal/routes/site/restrictions/messages.ts'

export type Template = ResponseOf<typeof endpoints.getPresetTemplateDetails>
export type UserRestriction = ResponseOf<typeof endpoints.getUserAccessRestriction>

/** A saved template or a user's own restriction, which has no name. */
export interface RuleRecord extends SavedRecord {
  Name?: string
  Restriction: Template['Restriction'] | null
}

export interface RuleForm {
  /** The name of the template; null for a user's own restriction. */
  name: string | null
  restriction: Restriction
}

export type RuleField = 'name' | RestrictionClause
export type RuleProblems = Partial<Record<'name', 'nameMissing'>>
export type RuleEditing = RecordEditing<RuleForm, RuleField, RuleProblems>

/** The payload of a save. A user's own restriction has no name. */
export type RulePayload = Pick<PayloadOf<typeof endpoints.savePresetTemplate>, 'Restriction' | 'Version'> & { Name: string }

const ruleParts = withRestriction(plainParts<RuleForm, 'name'>(['name']))

/** The kind of record for the editor of a template, or of a user's own restriction. `name` is that of the draft. */
export function ruleKind(name: string) {
  return {
    name,
    parts: ruleParts,
    valuesOf: ({ Name, Restriction }) => ({ name: Name ?? null, restriction: Restriction ? toRestriction(Restriction) : unrestricted }),
    check: (values): RuleProblems => (values.name?.trim() === '' ? { name: 'nameMissing' } : {}),
    toPayload: ({ version, values }): RulePayload => ({ Name: values.name?.trim() ?? '', Restriction: toRestrictionRecord(values.restriction), Version: version }),
    refusable: ['Name'],
  } satisfies RecordKind<RuleRecord, RuleForm, RuleField, RuleProblems>
}

/** A restriction's parts and values as text. */
export function useRuleWords(): EditWords<RuleForm, RuleField> {
  const t = ruleMessages.useWords()
  const clauses = useClauseWords()
  return {
    nameOf: (field) => (isClause(field) ? clauses.nameOf(field) : t.name),
    textOf: (field, { name, restriction }) => (isClause(field) ? clauses.textOf(field, restriction) : (name ?? '')),
  }
}
