import type { AccessExplanation, AccessReason } from '../decision/explainAccess.ts'
import type { DoorState } from './doorState.ts'

/**
 * Applies the door's current state to an explanation. `explainAccess` judges a user and an entry method, but a door that is held open
 * checks neither. Rules that would have denied entry then have no effect, and the rules after that are not reached.
 */
export function explainAtDoor(explanation: AccessExplanation, { letsEveryoneIn, because, scheduleName, until, override }: DoorState): AccessExplanation {
  const held = explanation.reasons.findIndex(({ rule }) => rule === 'heldOpen')
  const deciding = explanation.reasons.findIndex(({ rule }) => rule === explanation.deciding)
  const isOpenAbove = explanation.outcome === 'allowed' && deciding < held
  if (!letsEveryoneIn || because === 'fireAlarm' || isOpenAbove) return explanation
  const heldOpen: AccessReason = {
    rule: 'heldOpen',
    result: 'allows',
    ...heldBy(override, scheduleName, until === null ? {} : { at: until }),
  }
  const reasons = explanation.reasons.map((reason, index): AccessReason => {
    if (index > held) return { rule: reason.rule, result: 'notReached', because: 'decidedAbove' }
    return index === held ? heldOpen : { ...reason, result: 'passes' }
  })
  return { outcome: 'allowed', deciding: 'heldOpen', reasons, nextOpening: null }
}

function heldBy(override: DoorState['override'], scheduleName: string | null, end: { at?: number }): Pick<AccessReason, 'because' | 'data'> {
  if (override?.kind === 'hold') return { because: 'heldOpenByPerson', data: end }
  return scheduleName === null ? { because: 'heldOpenByCode' } : { because: 'heldOpen', data: { name: scheduleName, ...end } }
}
