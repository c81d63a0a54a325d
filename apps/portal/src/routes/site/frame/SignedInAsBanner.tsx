import { useStore } from '@nanostores/react'
import { Banner, Button } from '@portal/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { chromeMessages } from '../../../app/chrome.messages.ts'
import { paths } from '../../../app/paths.ts'
import type { UserDetails } from '../../../app/Portal.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import { signInAs } from '../../../app/signInAs.ts'

export interface SignedInAsBannerProps {
  details: UserDetails
}

/** Both identities and the way back, while an administrator is signed in as someone else. */
export function SignedInAsBanner({ details }: SignedInAsBannerProps) {
  const t = useStore(chromeMessages)
  const portal = usePortal()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  if (!details.SignedInBy) return null

  const goBack = async () => {
    setLeaving(true)
    try {
      await signInAs(portal)
    } catch {
      portal.forgetSession()
    }
    await navigate(paths.root)
  }
  return (
    <Banner
      kind="impersonation"
      title={t.signedInAs({ user: details.Name })}
      facts={t.youAre({ administrator: details.SignedInBy.Name })}
      actions={
        <Button size="compact" isBusy={isLeaving} onClick={() => void goBack()}>
          {t.backToYourself}
        </Button>
      }
    />
  )
}
