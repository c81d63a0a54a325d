import { useStore } from '@nanostores/react'
import { Button, ButtonLink, Card, Inline, Stack, Text } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { invitePath } from '../../../../app/paths.ts'
import { InviteSecret } from '../InviteSecret.tsx'
import { newInviteMessages } from './messages.ts'
import type { CreatedInvite } from './route.tsx'

export interface InviteCreatedProps {
  created: CreatedInvite
  recipient: string
  onAnother: () => void
}

/** The receipt of a new invite, with its secret this once. Focus comes here. */
export function InviteCreated({ created, recipient, onAnother }: InviteCreatedProps) {
  const t = useStore(newInviteMessages)
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.focus(), [])
  return (
    <Card ref={card} tabIndex={-1} title={created.IsMailed ? t.sentTitle : t.madeTitle}>
      <Stack gap={4}>
        {created.IsMailed && <Text>{t.sentTo({ recipient })}</Text>}
        <InviteSecret link={created.Link} pin={created.Pin} />
        <Inline isWrapping>
          <ButtonLink href={invitePath(created.ID)} variant="primary" size="form">
            {t.openInvite}
          </ButtonLink>
          <Button size="form" onClick={onAnother}>
            {t.another}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
