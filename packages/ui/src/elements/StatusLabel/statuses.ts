import {
  Ban, CircleCheck, CircleMinus, CircleX, Clock, DoorClosed, DoorOpen, Hourglass, LoaderCircle, Lock, Mail, TriangleAlert, WifiOff,
} from 'lucide-react'
import type { Tone } from '../../theme/tone.ts'
import type { IconComponent } from '../Icon/index.ts'

export interface StatusLook {
  icon: IconComponent
  tone: Tone
  /** The English word. */
  label: string
}

/** Every state has a shape, a word and a colour. The normal one is quiet, so that exceptions are what you see. */
export const statuses = {
  active: { icon: CircleCheck, tone: 'neutral', label: 'Active' },
  closed: { icon: DoorClosed, tone: 'neutral', label: 'Closed' },
  unchanged: { icon: CircleMinus, tone: 'neutral', label: 'Unchanged' },
  validNow: { icon: CircleCheck, tone: 'success', label: 'Valid now' },
  paid: { icon: CircleCheck, tone: 'success', label: 'Paid' },
  verified: { icon: CircleCheck, tone: 'success', label: 'Verified' },
  opened: { icon: CircleCheck, tone: 'success', label: 'Opened' },
  heldOpen: { icon: DoorOpen, tone: 'info', label: 'Held open' },
  invited: { icon: Mail, tone: 'info', label: 'Invited' },
  sending: { icon: LoaderCircle, tone: 'info', label: 'Sending' },
  leftOpen: { icon: TriangleAlert, tone: 'warning', label: 'Left open' },
  endsToday: { icon: Clock, tone: 'warning', label: 'Ends today' },
  notVerified: { icon: Hourglass, tone: 'warning', label: 'Not verified' },
  denied: { icon: Ban, tone: 'danger', label: 'Denied' },
  expired: { icon: CircleX, tone: 'danger', label: 'Expired' },
  failed: { icon: CircleX, tone: 'danger', label: 'Failed' },
  locked: { icon: Lock, tone: 'danger', label: 'Locked' },
  offline: { icon: WifiOff, tone: 'neutral', label: 'Offline' },
  processing: { icon: Hourglass, tone: 'neutral', label: 'Processing' },
} as const satisfies Record<string, StatusLook>

export type Status = keyof typeof statuses
