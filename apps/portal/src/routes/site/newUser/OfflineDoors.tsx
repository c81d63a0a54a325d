import { useStore } from '@nanostores/react'
import { InlineAlert } from '@portal/ui'
import { useMoments } from '../../../people/useMoments.ts'
import { newUserMessages } from './messages.ts'
import type { DoorOfNewUser } from './newAccess.ts'

export interface OfflineDoorsProps {
  doors: readonly DoorOfNewUser[] | undefined
}

/** Which of their doors learn of them later, because they do not answer now. */
export function OfflineDoors({ doors }: OfflineDoorsProps) {
  const t = useStore(newUserMessages)
  const { list } = useMoments()
  const offline = (doors ?? []).filter(({ isOffline, hours }) => isOffline && hours !== null)
  if (offline.length === 0) return null
  return (
    <InlineAlert tone="warning" title={t.offlineTitle(offline.length)}>
      {t.offlineText({ doors: list(offline.map(({ name }) => name)) })}
    </InlineAlert>
  )
}
