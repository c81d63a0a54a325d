import { useStore } from '@nanostores/react'
import { Button, Inline, Stack } from '@portal/ui'
import { Share2 } from 'lucide-react'
import { CopyField } from '#portal/access/CopyField.tsx'
import { inviteSecretMessages } from './inviteDetail/messages.ts'

/** An invite's link or PIN, which the service sends only once. Where the device can share, the link can be handed on with it. */
export function InviteSecret({ link, pin }: { link: string | null; pin: string | null }) {
  const t = useStore(inviteSecretMessages)
  if (link === null) return pin !== null && <CopyField label={t.pin} help={t.pinHelp} value={pin} />
  return (
    <Stack gap={3}>
      <CopyField label={t.link} help={t.linkHelp} value={link} />
      {'share' in navigator && (
        <Inline>
          {/* Someone who closes the device's list has shared nothing, and knows it. */}
          <Button icon={Share2} onClick={() => void navigator.share({ url: link }).catch(() => {})}>
            {t.share}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
