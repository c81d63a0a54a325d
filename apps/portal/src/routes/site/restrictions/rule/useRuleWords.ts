import { isClause } from '@portal/domain'
import { useClauseWords } from '#portal/access/useAccessSentence.ts'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { ruleMessages } from '../messages.ts'
import type { RuleField, RuleForm } from './ruleForm.ts'

/** A restriction's parts and values as text. */
export function useRuleWords(): EditWords<RuleForm, RuleField> {
  const t = ruleMessages.useWords()
  const clauses = useClauseWords()
  return {
    nameOf: (field) => (isClause(field) ? clauses.nameOf(field) : t.name),
    textOf: (field, { name, restriction }) => (isClause(field) ? clauses.textOf(field, restriction) : (name ?? '')),
  }
}
