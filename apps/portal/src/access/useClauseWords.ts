import { describeClause, type Restriction, type RestrictionClause } from '@portal/domain'
import { usePortal } from '../app/PortalContext.tsx'
import type { EditWords } from '../forms/EditWords.ts'
import { useLocaleTag } from '../i18n/catalogue.ts'
import { clauseMessages } from './clause.messages.ts'

/** The names of a restriction's clauses in the user's language. */
export function useClauseWords(): EditWords<Restriction, RestrictionClause> {
  const t = clauseMessages.useWords()
  const tag = useLocaleTag()
  const { serverNow } = usePortal().api
  return { nameOf: (clause) => t[clause], textOf: (clause, restriction) => describeClause(restriction, clause, { locale: tag, now: serverNow() }) }
}
