import { AccessCodeType, type GateReason } from '@portal/domain'
import { activeCodes } from '../access/activeCodes.ts'
import { subjectOfCode } from '../access/accessSubject.ts'
import { explainAtPort } from '../access/explainAtPort.ts'
import type { PortFacts } from '../access/portFacts.ts'
import type { Store } from '../store/openStore.ts'
import { decideGate } from './decideGate.ts'

/** The credentials that a person presents with the mobile app. */
export const credentialKinds = {
  qr: { type: AccessCodeType.QR, name: 'QR key' },
  bluetooth: { type: AccessCodeType.BluetoothAccess, name: 'phone' },
} as const
export type CredentialKind = keyof typeof credentialKinds

export interface CredentialDecision {
  isAllowed: boolean
  reason: GateReason
  /** One sentence for a person. */
  message: string
}

/**
 * Whether a person's own credential of one kind opens a door at an instant, by the reader's rules. Not allowed if the person has no such
 * credential.
 */
export async function decideCredential(store: Store, user: { id: number; name: string }, kind: CredentialKind, facts: PortFacts, at: number): Promise<CredentialDecision> {
  const { type, name } = credentialKinds[kind]
  const codes = await activeCodes(store, user.id, facts.port, [type])
  if (codes.length === 0) return { isAllowed: false, reason: 'unknownCode', message: `${user.name} has no ${name} for ${facts.port.name}.` }
  const decisions = await Promise.all(codes.map(async (code) => {
    const subject = await subjectOfCode(store, code)
    const explanation = await explainAtPort(store, subject, facts, at)
    return { isAllowed: explanation.outcome === 'allowed', ...decideGate(explanation, { subject, kind: name, invite: null, inviteCode: null, code, personOutput: null }) }
  }))
  const { isAllowed, reason } = decisions.find((decision) => decision.isAllowed) ?? decisions[0] ?? { isAllowed: false, reason: 'unknownCode' }
  return { isAllowed, reason, message: `The ${name} of ${user.name} ${isAllowed ? 'opens' : 'does not open'} ${facts.port.name} now.` }
}
