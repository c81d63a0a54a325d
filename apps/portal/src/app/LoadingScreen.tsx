import { LoadingState } from '@portal/ui'
import { useStore } from '@nanostores/react'
import { chromeMessages } from './chrome.messages.ts'
import { PublicScreen } from './PublicScreen.tsx'

/** While the first page's script and data are on their way. */
export function LoadingScreen() {
  const t = useStore(chromeMessages)
  return (
    <PublicScreen>
      <LoadingState label={t.loading} />
    </PublicScreen>
  )
}
