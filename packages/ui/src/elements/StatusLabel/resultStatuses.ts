import { CircleCheck, CircleX, Hourglass, LoaderCircle } from 'lucide-react'
import type { Status } from './status.ts'

/** Results of a payment, a verification or a message. */
export const sendingStatus: Status = { icon: LoaderCircle, tone: 'info' }
export const paidStatus: Status = { icon: CircleCheck, tone: 'success' }
export const verifiedStatus: Status = { icon: CircleCheck, tone: 'success' }
export const notVerifiedStatus: Status = { icon: Hourglass, tone: 'warning' }
export const failedStatus: Status = { icon: CircleX, tone: 'danger' }
