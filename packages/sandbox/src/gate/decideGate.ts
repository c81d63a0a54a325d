import { type AccessBecause, type AccessExplanation, accessPrecedenceWords, type GateReason } from '@portal/domain'
import type { Presented } from './findPresented.ts'

export interface GateCheck {
  rule: string
  result: 'passes' | 'denies' | 'notReached'
}

export interface GateDecision {
  reason: GateReason
  /** Every rule in the order in which it is asked; the deciding rule is the last. */
  checks: GateCheck[]
  /** Whether the door is open for everybody at this moment: then no use of the credential counts. */
  isHeldOpen: boolean
}

const reasons: Partial<Record<AccessBecause, GateReason>> = {
  lockedDown: 'lockedDown',
  unknownCode: 'unknownCode',
  accountInactive: 'accountInactive',
  personInactive: 'personInactive',
  revoked: 'revoked',
  expired: 'expired',
  notYetValid: 'notYetValid',
  usedUp: 'usedUp',
  notForThisPort: 'wrongReader',
  dayLimitReached: 'dayLimitReached',
  exceptionDenies: 'exceptionDenies',
  outsideHours: 'outsideHours',
  closedByDefault: 'closedByDefault',
}

/** Reasons that go before "code already used" and "code replaced": they are about the key itself, not about one of its codes. */
const beforeSpentCode: ReadonlySet<GateReason> = new Set(['lockedDown', 'accountInactive', 'revoked', 'expired', 'usedUp', 'notYetValid'])

/**
 * A reader's decision: `explainAccess`, and the rule that a code of a recurring invite opens once and no longer opens after the invite was
 * sent again.
 */
export function decideGate(explanation: AccessExplanation, presented: Presented | null): GateDecision {
  const { deciding, outcome } = explanation
  const because = explanation.reasons.find(({ rule }) => rule === deciding)?.because ?? 'closedByDefault'
  const reason = outcome === 'allowed' ? 'opened' : (reasons[because] ?? 'closedByDefault')
  const isHeldOpen = outcome === 'allowed' && (deciding === 'heldOpen' || deciding === 'fireAlarm')
  const spent = isHeldOpen || beforeSpentCode.has(reason) ? null : spentReason(presented)
  const isSpent = spent !== null
  const known: GateCheck = { rule: 'Known code', result: presented || isHeldOpen ? 'passes' : 'denies' }
  const fresh: GateCheck = { rule: 'Code', result: isSpent ? 'denies' : 'passes' }
  const checks = explanation.reasons.map(({ rule, result }): GateCheck => {
    const isReached = (presented !== null || isHeldOpen) && !isSpent && result !== 'notReached'
    return { rule: accessPrecedenceWords.en[rule].title, result: isReached ? (result === 'denies' ? 'denies' : 'passes') : 'notReached' }
  })
  return {
    reason: spent ?? reason,
    checks: [known, ...(presented?.inviteCode ? [fresh] : []), ...checks],
    isHeldOpen,
  }
}

function spentReason(presented: Presented | null): GateReason | null {
  const code = presented?.inviteCode
  if (!code) return null
  if (code.replaced_at !== null) return 'revoked'
  return code.used_at === null ? null : 'codeAlreadyUsed'
}
