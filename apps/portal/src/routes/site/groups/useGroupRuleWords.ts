import { useStore } from '@nanostores/react'
import { isClause } from '../../../access/restrictionParts.ts'
import { useClauseWords } from '../../../access/useClauseWords.ts'
import { useDescribe } from '../../../access/useDescribe.ts'
import type { EditWords } from '../../../forms/EditWords.ts'
import { placeOptions, type GroupRuleForm, type Location, type Template } from './groupRule.ts'
import { groupRulesMessages } from './messages.ts'
import type { GroupRulePart } from './useGroupRuleEdit.ts'

/** A group's rule in words. */
export function useGroupRuleWords(locations: readonly Location[], templates: readonly Template[]): EditWords<GroupRuleForm, GroupRulePart> {
  const t = useStore(groupRulesMessages)
  const clauses = useClauseWords()
  const describe = useDescribe()
  return {
    nameOf: (part) => (isClause(part) ? clauses.nameOf(part) : part === 'place' ? t.place : t.kind),
    textOf(part, { place, templateId, restriction }) {
      if (isClause(part)) return clauses.textOf(part, restriction)
      if (part === 'place') return placeOptions(locations).find(({ value }) => value === place)?.name ?? ''
      if (templateId === null) return describe(restriction)
      const template = templates.find(({ ID }) => ID === templateId)
      return template ? t.fromTemplate({ name: template.Name }) : t.template
    },
  }
}
