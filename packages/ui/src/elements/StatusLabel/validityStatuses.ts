import { Ban, CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react'
import type { Status } from './status.ts'

/** Statuses that say whether an invite, a code or a key works now. */
export const validNowStatus: Status = { icon: CircleCheck, tone: 'success' }
export const startsLaterStatus: Status = { icon: Clock, tone: 'info' }
export const notOpeningStatus: Status = { icon: TriangleAlert, tone: 'warning' }
export const endsTodayStatus: Status = { icon: Clock, tone: 'warning' }
export const deniedStatus: Status = { icon: Ban, tone: 'danger' }
export const expiredStatus: Status = { icon: CircleX, tone: 'danger' }
