import { CircleCheck, DoorClosed, DoorOpen, Lock, TriangleAlert, WifiOff } from 'lucide-react'
import type { Status } from './status.ts'

/** Statuses of a door. */
export const closedStatus: Status = { icon: DoorClosed, tone: 'neutral' }
export const openedStatus: Status = { icon: CircleCheck, tone: 'success' }
export const heldOpenStatus: Status = { icon: DoorOpen, tone: 'info' }
export const leftOpenStatus: Status = { icon: TriangleAlert, tone: 'warning' }
export const lockedStatus: Status = { icon: Lock, tone: 'danger' }
export const offlineStatus: Status = { icon: WifiOff, tone: 'neutral' }
