import { CircleCheck, CircleMinus, Hourglass, Mail } from 'lucide-react'
import type { Status } from './status.ts'

/** Statuses of a user, a schedule or a job. */
export const activeStatus: Status = { icon: CircleCheck, tone: 'neutral' }
export const invitedStatus: Status = { icon: Mail, tone: 'info' }
export const processingStatus: Status = { icon: Hourglass, tone: 'neutral' }
export const unchangedStatus: Status = { icon: CircleMinus, tone: 'neutral' }
