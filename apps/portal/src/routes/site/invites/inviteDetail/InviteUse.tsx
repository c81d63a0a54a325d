import { Card, RelativeTime, Text, Timeline } from '@portal/ui'
import { Ban, CircleCheck } from 'lucide-react'
import type { Formats } from '#portal/i18n/useFormats.ts'
import { useGateReason } from '#portal/access/useGateReason.ts'
import { inviteDetailMessages } from './messages.ts'
import type { InviteAnswer } from './route.tsx'

export interface InviteUseProps {
  invite: InviteAnswer
  /** The current time as an ISO instant on the server's clock. */
  now: string
  formats: Formats
}

/** Lists all uses of the invite, newest first. */
export function InviteUse({ invite, now, formats }: InviteUseProps) {
  const t = inviteDetailMessages.useWords()
  const reasonOf = useGateReason()
  if (invite.Events.length === 0) {
    return (
      <Card title={t.use}>
        <Text tone="muted">{t.noUse}</Text>
      </Card>
    )
  }
  return (
    <Card title={t.use} fact={invite.Events.length} padding="none">
      <Timeline
        entries={invite.Events.map(({ ID, At, PortName, Decision, Reason }) => {
          const isOpen = Decision === 'open'
          return {
            id: String(ID),
            icon: isOpen ? CircleCheck : Ban,
            tone: isOpen ? 'success' : 'danger',
            title: isOpen ? t.opened({ port: PortName }) : t.denied({ port: PortName, reason: reasonOf(Reason) }),
            time: <RelativeTime instant={At} now={Date.parse(now)} timeZone={formats.timeZone} />,
          }
        })}
      />
    </Card>
  )
}
