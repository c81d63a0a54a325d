import type { endpoints, ResponseOf } from '@portal/api-client/contract'

type Preview = ResponseOf<typeof endpoints.previewImport>
export type PlannedRow = Preview['Rows'][number]
export type PlanDoor = Preview['Doors'][number]

/** The number of rows with each result. */
export function countResults(rows: readonly PlannedRow[]): Record<PlannedRow['Result'], number> {
  const counts = { create: 0, change: 0, unchanged: 0, skip: 0, conflict: 0 }
  for (const { Result } of rows) counts[Result] += 1
  return counts
}

/** The doors of two answers as one list, in order. */
export function addDoors(doors: readonly PlanDoor[], more: readonly PlanDoor[]): PlanDoor[] {
  const byId = new Map(doors.map((door) => [door.PortID, door]))
  for (const door of more) {
    const before = byId.get(door.PortID)
    byId.set(door.PortID, before ? { ...before, Gains: before.Gains + door.Gains, Loses: before.Loses + door.Loses } : door)
  }
  return [...byId.values()]
}
