import { CircleCheck, CircleMinus, Hourglass, Mail } from 'lucide-react'
import type { Status } from './status.ts'

/** Where a person, a schedule or a piece of work stands. */
export const activeStatus: Status = { icon: CircleCheck, tone: 'neutral' }
export const invitedStatus: Status = { icon: Mail, tone: 'info' }
export const processingStatus: Status = { icon: Hourglass, tone: 'neutral' }
export const unchangedStatus: Status = { icon: CircleMinus, tone: 'neutral' }
