import { isSameDay } from '@portal/domain'
import { StatusLabel } from '@portal/ui'
import { useFormats } from '../i18n/useFormats.ts'
import { type Invitation, inviteStatus } from './inviteFacts.ts'
import { inviteWords } from './invites.messages.ts'

export interface InviteStatusLabelProps {
  invite: Invitation
  /** The current time as an ISO instant on the server's clock. */
  now: string
  look?: 'badge'
}

/** Shows an invite's state, and when it next opens a door if it opens none now. */
export function InviteStatusLabel({ invite, now, look }: InviteStatusLabelProps) {
  const t = inviteWords.useWords()
  const formats = useFormats(invite.TimeZone)
  const { status, word, opensAt } = inviteStatus(invite, now)
  const isTomorrow = opensAt !== null && isSameDay(invite.TimeZone, Date.parse(opensAt), Date.parse(now) + 86_400_000)
  const text = opensAt === null ? t[word] : isTomorrow ? t.opensTomorrow({ time: formats.time(opensAt) }) : t.opensAt({ time: formats.timeSince(opensAt, now) })
  return <StatusLabel status={status} {...(look && { look })}>{text}</StatusLabel>
}
