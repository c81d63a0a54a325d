import { type AccessBecause, AccessCodeType, type AccessExplanation, accessPrecedenceWords, type GateReason } from '@portal/domain'
import { subjectOfCode } from '../access/accessSubject.ts'
import { explainAtPort } from '../access/explainAtPort.ts'
import { activeCodes, type PortFacts } from '../access/portFacts.ts'
import type { Store } from '../store/openStore.ts'
import type { Presented } from './findPresented.ts'
import { filled, type Sentence } from '../words/sentence.ts'

export interface GateCheck {
  rule: string
  result: 'passes' | 'denies' | 'notReached'
}

export interface GateDecision {
  reason: GateReason
  /** Every rule in the order in which it is checked; the last one decided. */
  checks: GateCheck[]
  /** Whether the door is open for everyone now; no use is counted then. */
  isHeldOpen: boolean
}

const reasons: Partial<Record<AccessBecause, GateReason>> = {
  lockedDown: 'lockedDown',
  unknownCode: 'unknownCode',
  accountInactive: 'accountInactive',
  personInactive: 'personInactive',
  lost: 'lost',
  revoked: 'revoked',
  expired: 'expired',
  notYetValid: 'notYetValid',
  usedUp: 'usedUp',
  notForThisPort: 'wrongReader',
  dayLimitReached: 'dayLimitReached',
  exceptionDenies: 'exceptionDenies',
  closedOnHoliday: 'closedOnHoliday',
  outsideHours: 'outsideHours',
  closedByDefault: 'closedByDefault',
}

/** Reasons that are reported instead of "code already used" and "code replaced", because they are about the invite itself, not about one of its codes. */
const beforeSpentCode: ReadonlySet<GateReason> = new Set(['lockedDown', 'accountInactive', 'revoked', 'expired', 'usedUp', 'notYetValid'])

/** A reader's decision: `explainAccess`, plus the rule that a code of a recurring invite opens a door once, and no longer after the invite was sent again. */
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

/** The entry methods that a user presents with the mobile app. */
const credentialKinds = {
  qr: {
    type: AccessCodeType.QR, name: 'QR key',
    says: { lacks: '{name} has no QR key for {door}.', opens: 'The QR key of {name} opens {door} now.', opensNot: 'The QR key of {name} does not open {door} now.' },
  },
  bluetooth: {
    type: AccessCodeType.BluetoothAccess, name: 'phone',
    says: { lacks: '{name} has no phone for {door}.', opens: 'The phone of {name} opens {door} now.', opensNot: 'The phone of {name} does not open {door} now.' },
  },
} as const
export type CredentialKind = keyof typeof credentialKinds

interface CredentialDecision {
  isAllowed: boolean
  reason: GateReason
  /** The sentence that the user reads. */
  message: Sentence
}

/** Whether a user's entry method of one kind opens a door at an instant, by the reader's rules. False without such a method. */
export async function decideCredential(store: Store, user: { id: number; name: string }, kind: CredentialKind, facts: PortFacts, at: number): Promise<CredentialDecision> {
  const { type, name, says } = credentialKinds[kind]
  const codes = await activeCodes(store, user.id, facts.port, [type])
  if (codes.length === 0) return { isAllowed: false, reason: 'unknownCode', message: filled(says.lacks, { name: user.name, door: facts.port.name }) }
  const decisions = await Promise.all(codes.map(async (code) => {
    const subject = await subjectOfCode(store, code)
    const explanation = await explainAtPort(store, subject, facts, at)
    return { isAllowed: explanation.outcome === 'allowed', ...decideGate(explanation, { subject, kind: name, invite: null, inviteCode: null, code, userOutput: null }) }
  }))
  const { isAllowed, reason } = decisions.find((decision) => decision.isAllowed) ?? decisions[0] ?? { isAllowed: false, reason: 'unknownCode' }
  return { isAllowed, reason, message: filled(isAllowed ? says.opens : says.opensNot, { name: user.name, door: facts.port.name }) }
}
