import { type AccessExplanation, type AccessInput, explainAccess, type Restriction } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import { type AccessSubject, withUsesLeft } from './accessSubject.ts'
import { countEntries, dayAt } from './entryCounts.ts'
import { ruleAtPort } from './groupRules.ts'
import type { PortFacts } from './portFacts.ts'

const never: Restriction = {
  windows: [], validFrom: null, validUntil: null, usesAllowed: null, usesLeft: null, usesPerDay: {}, exceptions: [],
}

/** The domain's `explainAccess` over what the store knows; null is a credential nobody has. */
export async function explainAtPort(store: Store, subject: AccessSubject | null, facts: PortFacts, at: number): Promise<AccessExplanation> {
  const inputs = subject ? await inputsAt(store, subject, facts, at) : [unknownInput(facts, at)]
  return explainAll(inputs)
}

async function inputsAt(store: Store, subject: AccessSubject, facts: PortFacts, at: number): Promise<AccessInput[]> {
  const { port, moduleId, timeZone } = facts
  const rule = ruleAtPort(subject.groupRules, { locationId: port.location_id ?? 0, moduleId: moduleId ?? 0, portId: port.id })
  const groupRestriction = subject.hasNoAccess ? never : await withUsesLeft(store, subject, rule)
  const base: AccessInput = {
    at,
    timeZone,
    port: facts.input,
    lockdown: facts.isLockedDown ? { portIds: [port.id], keepsAccess: subject.keepsAccess ? [subject.person.id] : [] } : null,
    // Another account's credentials are strangers here, whatever they hold.
    person: { ...subject.person, accountIsActive: facts.accountIsActive },
    credential: subject.accountId === facts.accountId ? subject.credential : { isKnown: false },
    groupRestriction,
    entriesToday: subject.counted === null ? 0 : await countEntries(store, subject.counted, dayAt(at, timeZone)),
  }
  const own = subject.ownRestrictions
  return own.length === 0 ? [base] : own.map((ownRestriction) => ({ ...base, ownRestriction }))
}

function unknownInput(facts: PortFacts, at: number): AccessInput {
  return {
    at, timeZone: facts.timeZone, port: facts.input, credential: { isKnown: false },
    lockdown: null,
    person: { id: '', isActive: true, accountIsActive: facts.accountIsActive },
  }
}

/** A code may have a restriction beside its person's: all must allow, and it opens next when all do. */
function explainAll(inputs: readonly AccessInput[]): AccessExplanation {
  const explanations = inputs.map((input) => explainAccess(input))
  const [first] = explanations
  const denied = explanations.find(({ outcome }) => outcome === 'denied')
  if (!first) throw new Error('There is nothing to explain.')
  if (!denied) return first
  return explanations.length === 1 ? denied : { ...denied, nextOpening: nextOfAll(inputs) }
}

const triesAtMost = 50

function nextOfAll(inputs: readonly AccessInput[]): number | null {
  let at = inputs[0]?.at ?? 0
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const denied = inputs.map((input) => explainAccess({ ...input, at, entriesToday: tries === 0 ? input.entriesToday : 0 }))
      .find(({ outcome }) => outcome === 'denied')
    if (!denied) return at
    if (denied.nextOpening === null) return null
    at = denied.nextOpening
  }
  return null
}
