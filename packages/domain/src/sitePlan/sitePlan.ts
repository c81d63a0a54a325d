import { readPicture } from '../pictures/readPicture.ts'

/** Limits of a site plan's picture. */
export const planPictureLimits = {
  /** Characters of the data URL; a request can have 1,500,000. */
  length: 1_000_000,
  /** Pixels of the longer side. */
  side: 2400,
  /** Bytes of the file that the user chooses; the page redraws it smaller. */
  fileSize: 5 * 1024 * 1024,
} as const

export type PlanPictureProblem = 'kind' | 'length' | 'size'

/** Why a data URL can't be the picture of a site plan; null if it can. */
export function findPlanPictureProblem(address: string): PlanPictureProblem | null {
  if (address.length > planPictureLimits.length) return 'length'
  const picture = readPicture(address)
  if (picture === null) return 'kind'
  const sides = [picture.width, picture.height]
  return Math.min(...sides) >= 1 && Math.max(...sides) <= planPictureLimits.side ? null : 'size'
}

/** The greatest value of a position on a plan. Positions are whole numbers from 0: ten-thousandths of the picture's width and height. */
export const planScale = 10_000

/** A door's position on a plan: ten-thousandths of the picture's width from the left, and of its height from the top. */
export interface PlanPlace {
  x: number
  y: number
}

/** The nearest position on the plan, so that a mark can't leave the picture. */
export function onPlan({ x, y }: PlanPlace): PlanPlace {
  const within = (value: number) => Math.min(planScale, Math.max(0, Math.round(value)))
  return { x: within(x), y: within(y) }
}

/** A position near the middle that no other door has, for a door that is placed without a pointer. */
export function freePlace(taken: readonly PlanPlace[]): PlanPlace {
  const step = planScale / 10
  const isFree = ({ x, y }: PlanPlace) => taken.every((other) => Math.abs(other.x - x) >= step || Math.abs(other.y - y) >= step)
  const rows = Array.from({ length: 9 }, (_row, index) => (index + 1) * step)
  const middle = planScale / 2
  const fromMiddle = (place: PlanPlace) => Math.hypot(place.x - middle, place.y - middle)
  const places = rows.flatMap((y) => rows.map((x) => ({ x, y }))).toSorted((one, other) => fromMiddle(one) - fromMiddle(other))
  return places.find(isFree) ?? { x: middle, y: middle }
}
