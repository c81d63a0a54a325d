import { readPicture } from '../pictures/readPicture.ts'

/** Limits of a site plan's picture. */
export const planPictureLimits = {
  /** Characters of its address: a request has room for 1,500,000. */
  length: 1_000_000,
  /** Pixels of its longer side. */
  side: 2400,
  /** Bytes of the chosen file; the page redraws it. */
  fileSize: 5 * 1024 * 1024,
} as const

export type PlanPictureProblem = 'kind' | 'length' | 'size'

/** Why an address is no picture of a site plan; null where it is one. */
export function findPlanPictureProblem(address: string): PlanPictureProblem | null {
  if (address.length > planPictureLimits.length) return 'length'
  const picture = readPicture(address)
  if (picture === null) return 'kind'
  const sides = [picture.width, picture.height]
  return Math.min(...sides) >= 1 && Math.max(...sides) <= planPictureLimits.side ? null : 'size'
}

/** Places on a plan are whole numbers from 0 to this: ten-thousandths of the picture's width and height. */
export const planScale = 10_000

/** A door's place on a plan: ten-thousandths of the picture's width from its left, and of its height from its top. */
export interface PlanPlace {
  x: number
  y: number
}

/** The nearest place on the plan: a mark can't leave the picture. */
export function onPlan({ x, y }: PlanPlace): PlanPlace {
  const within = (value: number) => Math.min(planScale, Math.max(0, Math.round(value)))
  return { x: within(x), y: within(y) }
}

/** A place near the middle that no other door has, for a door that is placed without a pointer. */
export function freePlace(taken: readonly PlanPlace[]): PlanPlace {
  const step = planScale / 10
  const isFree = ({ x, y }: PlanPlace) => taken.every((other) => Math.abs(other.x - x) >= step || Math.abs(other.y - y) >= step)
  const rows = Array.from({ length: 9 }, (_row, index) => (index + 1) * step)
  const middle = planScale / 2
  const fromMiddle = (place: PlanPlace) => Math.hypot(place.x - middle, place.y - middle)
  const places = rows.flatMap((y) => rows.map((x) => ({ x, y }))).toSorted((one, other) => fromMiddle(one) - fromMiddle(other))
  return places.find(isFree) ?? { x: middle, y: middle }
}
