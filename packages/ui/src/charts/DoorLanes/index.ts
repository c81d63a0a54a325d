export { DoorLanes } from './DoorLanes.tsx'
export type { DoorLane, DoorLanesProps, DoorLaneSpan, DoorLaneState } from './DoorLanes.tsx'
