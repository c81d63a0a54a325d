import { useStore } from '@nanostores/react'
import { ButtonLink, Card, Inline, Stack, Text } from '@portal/ui'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '../../../../app/paths.ts'
import { InviteSecret } from '../InviteSecret.tsx'
import type { MadeInvite } from '../madeInvite.ts'
import { inviteMadeMessages } from './messages.ts'

/** What became of a new invite, above it: where it went, and its secret. Focus comes here. */
export function InviteMade({ made }: { made: MadeInvite }) {
  const t = useStore(inviteMadeMessages)
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.focus(), [])
  return (
    <Card ref={card} tabIndex={-1} title={made.IsMailed ? t.sentTitle : t.madeTitle}>
      <Stack gap={4}>
        {made.IsMailed && <Text>{t.sentTo({ recipient: made.recipient })}</Text>}
        <InviteSecret link={made.Link} pin={made.Pin} />
        <Inline isWrapping>
          <ButtonLink icon={Plus} href={paths.newInvite}>
            {t.another}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  )
}
