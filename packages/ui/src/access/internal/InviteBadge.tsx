import type { InviteStatusWord } from '@portal/domain'
import { Ban, CircleCheck, CircleX, Clock } from 'lucide-react'
import { Badge } from '../../elements/Badge/index.ts'
import type { IconComponent } from '../../elements/Icon/index.ts'
import type { Tone } from '../../theme/tone.ts'
import type { InviteWords } from './inviteWords.ts'

export const inviteLooks: Record<InviteStatusWord, { icon: IconComponent, tone: Tone }> = {
  validNow: { icon: CircleCheck, tone: 'success' },
  startsLater: { icon: Clock, tone: 'info' },
  endsToday: { icon: Clock, tone: 'warning' },
  expired: { icon: CircleX, tone: 'danger' },
  revoked: { icon: Ban, tone: 'danger' },
  usedUp: { icon: CircleX, tone: 'danger' },
  invalid: { icon: CircleX, tone: 'danger' },
}

export function InviteBadge({ word, words }: { word: InviteStatusWord, words: InviteWords }) {
  const { icon, tone } = inviteLooks[word]
  return <Badge tone={tone} icon={icon} data-status={word}>{words.status[word]}</Badge>
}
