import { type CallNumber, type CallPlan, limits } from '@portal/domain'

/** A position in a plan: the step, and the index in it. */
export interface Place { lane: number, index: number }

/** A user's id, or a phone number. */
type Member = number | CallNumber

/** The steps whose members can move: two steps of users, or one list of phone numbers. */
export function lanesOf(plan: CallPlan): readonly (readonly Member[])[] {
  return plan.kind === 'video' ? plan.tiers : [plan.numbers]
}

/** How many members a step can have. */
export function mostIn(plan: CallPlan): number {
  return plan.kind === 'video' ? limits.watchman.peopleAtOnce : limits.calls.numbers
}

export function isFull(plan: CallPlan, lane: number): boolean {
  return (lanesOf(plan)[lane]?.length ?? 0) >= mostIn(plan)
}

function withLanes(plan: CallPlan, lanes: readonly (readonly Member[])[]): CallPlan {
  const [first = [], second = []] = lanes
  if (plan.kind === 'voice') return { ...plan, numbers: first as readonly CallNumber[] }
  return { ...plan, tiers: [first as readonly number[], second as readonly number[]] }
}

/** Moves a member; returns null if the step doesn't exist or is full. `to.index` doesn't count the moved member. */
export function moveMember(plan: CallPlan, from: Place, to: Place): CallPlan | null {
  const lanes = lanesOf(plan).map((lane) => [...lane])
  const target = lanes[to.lane]
  const member = lanes[from.lane]?.[from.index]
  if (!target || member === undefined || (to.lane !== from.lane && isFull(plan, to.lane))) return null
  lanes[from.lane]?.splice(from.index, 1)
  target.splice(Math.max(0, Math.min(to.index, target.length)), 0, member)
  return withLanes(plan, lanes)
}

export function removeMember(plan: CallPlan, { lane, index }: Place): CallPlan {
  return withLanes(plan, lanesOf(plan).map((members, one) => (one === lane ? members.filter((_member, place) => place !== index) : members)))
}

/** Appends a user or phone number to a step; returns null if the step is full. */
export function addMember(plan: CallPlan, lane: number, member: Member): CallPlan | null {
  if (isFull(plan, lane)) return null
  return withLanes(plan, lanesOf(plan).map((members, one) => (one === lane ? [...members, member] : members)))
}

/** The position to which an arrow key moves a member. `towards` is the direction. After the end of a step follows the next step. */
export function placeBeside(plan: CallPlan, { lane, index }: Place, key: 'up' | 'down' | 'before' | 'after'): Place {
  const lanes = lanesOf(plan)
  const size = lanes[lane]?.length ?? 0
  const before = { lane: lane - 1, index: lanes[lane - 1]?.length ?? 0 }
  const after = { lane: lane + 1, index: 0 }
  switch (key) {
    case 'up': return index > 0 ? { lane, index: index - 1 } : before
    case 'down': return index < size - 1 ? { lane, index: index + 1 } : after
    case 'before': return { ...before, index }
    case 'after': return { ...after, index }
    default: return key satisfies never
  }
}
