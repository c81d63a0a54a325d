import { useStore } from '@nanostores/react'
import { CopyField } from '#portal/access/CopyField.tsx'
import { inviteSecretMessages } from './inviteDetail/messages.ts'

/** The link or the PIN of an invite, as the service told it once. */
export function InviteSecret({ link, pin }: { link: string | null; pin: string | null }) {
  const t = useStore(inviteSecretMessages)
  if (link !== null) return <CopyField label={t.link} help={t.linkHelp} value={link} />
  return pin !== null && <CopyField label={t.pin} help={t.pinHelp} value={pin} />
}
