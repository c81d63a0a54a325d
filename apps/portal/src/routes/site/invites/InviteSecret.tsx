import { useStore } from '@nanostores/react'
import { Button, Inline, Stack } from '@portal/ui'
import { Share2 } from 'lucide-react'
import { CopyField } from '#portal/access/CopyField.tsx'
import { inviteSecretMessages } from './inviteDetail/messages.ts'

/** An invite's link or PIN, which the service sends only once. If the device has a share menu, the link can be shared with it. */
export function InviteSecret({ link, pin }: { link: string | null; pin: string | null }) {
  const t = useStore(inviteSecretMessages)
  if (link === null) return pin !== null && <CopyField label={t.pin} help={t.pinHelp} value={pin} />
  return (
    <Stack gap={3}>
      <CopyField label={t.link} help={t.linkHelp} value={link} />
      {'share' in navigator && (
        <Inline>
          {/* A user who closes the share menu knows that nothing was shared, so no message is needed. */}
          <Button icon={Share2} onClick={() => void navigator.share({ url: link }).catch(() => {})}>
            {t.share}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
