import type { IconComponent } from '@portal/ui'
import { Clock, Flame, Lock, PhoneMissed, Receipt, Send, TriangleAlert, UserX, WifiOff } from 'lucide-react'

interface Look {
  icon: IconComponent
  tone: 'danger' | 'warning' | 'info'
}

const known = {
  fireAlarm: { icon: Flame, tone: 'danger' },
  lockdown: { icon: Lock, tone: 'danger' },
  offline: { icon: WifiOff, tone: 'danger' },
  leftOpen: { icon: TriangleAlert, tone: 'warning' },
  heldWithoutEnd: { icon: TriangleAlert, tone: 'warning' },
  pushFailed: { icon: Send, tone: 'warning' },
  callsMissed: { icon: PhoneMissed, tone: 'warning' },
  deletionAsked: { icon: UserX, tone: 'info' },
  codesEnd: { icon: Clock, tone: 'info' },
  invitesEnd: { icon: Clock, tone: 'info' },
  invoiceOverdue: { icon: Receipt, tone: 'warning' },
  invoiceDue: { icon: Receipt, tone: 'info' },
} satisfies Record<string, Look>

/** How each kind of `AttentionKind` looks; a kind that a newer service names has no look yet. */
export const attentionLooks: typeof known & Partial<Record<string, Look>> = known
