import { Button, Card, DescriptionList, Inline, Stack, Text } from '@portal/ui'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { Formats } from '#portal/i18n/useFormats.ts'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { useInviteTimes } from '#portal/invites/useInviteTimes.ts'
import { inviteDetailMessages } from './messages.ts'
import type { InviteAnswer } from './route.tsx'

export interface InviteFactsProps {
  invite: InviteAnswer
  /** The current time as an ISO instant on the server's clock. */
  now: string
  formats: Formats
}

/** Shows an invite's restriction as one sentence, then its facts. */
export function InviteFacts({ invite, now, formats }: InviteFactsProps) {
  const t = inviteDetailMessages.useWords()
  const timesOf = useInviteTimes(now, useViewerTimeZone())
  const { AccessCount, UsesLeft, LastUsedAt, LastSentAt, Recipient, Pin, Description } = invite
  const sent = LastSentAt === null ? Recipient : t.lastSent({ recipient: Recipient, time: formats.timeSince(LastSentAt, now) })
  return (
    <Card title={t.whenAndWhere}>
      <Stack gap={4}>
        <Text isStrong>{timesOf(invite)}</Text>
        <DescriptionList
          items={[
            { term: t.places, value: formats.list(invite.Ports.map(({ PortName }) => PortName)) },
            { term: t.uses, value: AccessCount === null ? t.noLimit : t.usesLeft({ left: UsesLeft ?? AccessCount, all: AccessCount }) },
            { term: t.lastUsed, value: LastUsedAt === null ? t.never : formats.dayAndTime(LastUsedAt) },
            { term: t.recipient, value: Recipient === '' ? t.nobody : <bdi>{sent}</bdi> },
            ...(Pin === null ? [] : [{ term: t.pin, value: <Pins pin={Pin} /> }]),
            ...(Description === '' ? [] : [{ term: t.description, value: <span dir="auto">{Description}</span> }]),
          ]}
        />
      </Stack>
    </Card>
  )
}

/** Shows a PIN, hidden except the last digit until the user reveals it. */
function Pins({ pin }: { pin: string }) {
  const t = inviteDetailMessages.useWords()
  const [isShown, setShown] = useState(false)
  return (
    <Inline gap={2}>
      <Text isTabular>
        <bdi>{isShown ? pin : '•'.repeat(pin.length - 1) + pin.slice(-1)}</bdi>
      </Text>
      <Button variant="quiet" icon={isShown ? EyeOff : Eye} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? t.hidePin : t.showPin}
      </Button>
    </Inline>
  )
}
