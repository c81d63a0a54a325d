import type { GateReason } from '@portal/domain'
import type { InviteRecord } from '../invites/findInvite.ts'
import { inviteStatus } from '../invites/inviteStatus.ts'
import { isWithinHours } from '../invites/weeklyHours.ts'
import type { InviteCodesTable } from '../store/schema.ts'

export interface Presented {
  invite: InviteRecord
  code: InviteCodesTable
  readerId: string
  now: number
}

export interface GateCheck {
  rule: string
  result: 'passes' | 'denies' | 'notReached'
}

export interface GateDecision {
  reason: GateReason
  /** Every rule in the order it is asked; the one that denies ends it. */
  checks: GateCheck[]
}

interface Rule {
  name: string
  reason: GateReason
  denies: (presented: Presented) => boolean
}

/** First match denies. What is wrong with the key for good comes before what is wrong with this moment or this door. */
const rules: readonly Rule[] = [
  { name: 'Account', reason: 'accountInactive', denies: ({ invite }) => !invite.isAccountActive },
  { name: 'Withdrawn', reason: 'revoked', denies: ({ invite, now }) => inviteStatus(invite, now) === 'Revoked' },
  { name: 'Last day', reason: 'expired', denies: ({ invite, now }) => inviteStatus(invite, now) === 'Expired' },
  { name: 'Uses', reason: 'usedUp', denies: ({ invite, now }) => inviteStatus(invite, now) === 'UsedUp' },
  { name: 'First day', reason: 'notYetValid', denies: ({ invite, now }) => inviteStatus(invite, now) === 'NotYetValid' },
  { name: 'Code', reason: 'codeAlreadyUsed', denies: ({ code }) => code.used_at !== null },
  { name: 'Place', reason: 'wrongReader', denies: ({ invite, readerId }) => !invite.locations.some(({ id }) => id === readerId) },
  { name: 'Weekly hours', reason: 'outsideHours', denies: ({ invite, now }) => !isWithinHours(invite.weekly, now, invite.timeZone) },
]

/** Whether a reader opens for a code, and which rule decides; `null` is a code nobody has. */
export function decideGate(presented: Presented | null): GateDecision {
  const deciding = presented ? rules.findIndex(({ denies }) => denies(presented)) : -1
  const known: GateCheck = { rule: 'Known code', result: presented ? 'passes' : 'denies' }
  const checks = rules.map(({ name }, index): GateCheck => ({ rule: name, result: resultAt(index, deciding, presented !== null) }))
  const reason = presented ? (rules[deciding]?.reason ?? 'opened') : 'unknownCode'
  return { reason, checks: [known, ...checks] }
}

function resultAt(index: number, deciding: number, isKnown: boolean): GateCheck['result'] {
  if (!isKnown) return 'notReached'
  if (index === deciding) return 'denies'
  return deciding === -1 || index < deciding ? 'passes' : 'notReached'
}
