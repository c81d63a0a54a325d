import { useStore } from '@nanostores/react'
import { recipientWay } from '@portal/domain'
import { Card, Stack, Text } from '@portal/ui'
import type { InviteForm } from './inviteForm.ts'
import { newInviteMessages } from './messages.ts'

interface GuestMessageProps {
  form: InviteForm
  sender: string
  property: string
  /** What it opens and when; empty while no door is chosen. */
  sentence: string
}

/** The message to the guest, and how it is sent. */
export function GuestMessage({ form, sender, property, sentence }: GuestMessageProps) {
  const t = useStore(newInviteMessages)
  const isPin = form.kind === 'PIN'
  const to = form.recipient.trim()
  const way = recipientWay(to)
  return (
    <Card title={t.guestGets} foot={<Text size="small" tone="muted">{t.notSentYet}</Text>}>
      <Stack gap={2}>
        <Text size="small" tone="muted">
          <bdi>{way === null ? t.share : t.messageTo[way]({ recipient: to })}</bdi>
        </Text>
        <Text>
          {isPin ? t.sentPin({ sender, property }) : t.sentKey({ sender, property })} {sentence}
        </Text>
        {form.description !== '' && <Text dir="auto">{form.description}</Text>}
        <Text isStrong>{isPin ? t.pinHere : t.linkHere}</Text>
      </Stack>
    </Card>
  )
}
