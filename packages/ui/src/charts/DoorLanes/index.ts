export { type DoorLane, DoorLanes, type DoorLaneSpan, type DoorLanesProps, type DoorLaneState } from './DoorLanes.tsx'
