import { callSteps, type CallWarning } from '@portal/domain'
import { type CallMend, useEditor } from './editorContext.ts'
import { lanesOf, type Place } from './planLanes.ts'
import { nameOfMember } from './nameOfMember.ts'

/** For each warning: the position in the plan where it is shown, and the change that fixes it. */
export function useMends() {
  const setting = useEditor()
  const { plan, words, remove, mendFor, readOnly } = setting

  const placeOf = (warning: CallWarning): Place | null => {
    if (warning.code === 'personTwice') return lastPlace(plan, (member) => member === warning.personId)
    if (warning.code === 'numberTwice') return lastPlace(plan, (_member, key) => key === warning.phone)
    if (!('phone' in warning)) return null
    return lastPlace(plan, (member, key) => key === warning.phone || member === warning.personId)
  }
  const laneOf = (warning: CallWarning): number | null => {
    if (warning.code === 'emptyTier') return warning.step
    return placeOf(warning)?.lane ?? null
  }
  const mendOf = (warning: CallWarning): CallMend | null => {
    if (readOnly) return null
    const given = mendFor({ warning })
    if (given) return given
    const place = placeOf(warning)
    if (!place) return null
    const name = nameOfMember(setting, place)
    return { label: warning.code === 'personTwice' || warning.code === 'numberTwice' ? words.removeHere : words.remove({ name }), onMend: () => remove(place, name) }
  }
  return { laneOf, mendOf }
}

/** The last position of a member that passes a test. `key` is the key of the member's phone. */
function lastPlace(plan: Parameters<typeof lanesOf>[0], isIt: (member: unknown, key: string) => boolean): Place | null {
  const keys = callSteps(plan)
  const places = lanesOf(plan).flatMap((members, lane) => members.map((member, index) => ({ lane, index, member })))
  const keyOf = ({ lane, index, member }: typeof places[number]) => (typeof member === 'number'
    ? `person:${member}` : plan.kind === 'voice' ? keys[index]?.phones[0]?.key ?? '' : `${lane}`)
  const found = places.findLast((place) => isIt(place.member, keyOf(place)))
  return found ? { lane: found.lane, index: found.index } : null
}
