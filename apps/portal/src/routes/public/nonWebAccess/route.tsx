import { useStore } from '@nanostores/react'
import { AppLinks, StatusPage } from '@portal/ui'
import { CircleCheck, Smartphone } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { PublicScreen } from '../../../app/PublicScreen.tsx'
import { usePortal } from '../../../app/PortalContext.tsx'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { nonWebAccessMessages } from './messages.ts'

/** `nonwebaccessuser`: a password was reset or set, and the mobile app is where it is used (specification §2, §4). */
export function nonWebAccessRoute(): ScreenRoute {
  return { Component: NonWebAccessScreen }
}

function NonWebAccessScreen() {
  const t = useStore(nonWebAccessMessages)
  const { appLinks, brand } = usePortal().config
  const [query] = useSearchParams()
  const product = brand.name
  const { title, text } = {
    reset: { title: t.resetTitle, text: t.resetText({ product }) },
    set: { title: t.setTitle, text: t.setText({ product }) },
    none: { title: t.title, text: t.text({ product }) },
  }[confirmation(query.get('password'))]
  const wasSaved = confirmation(query.get('password')) !== 'none'

  return (
    <PublicScreen start="low">
      <StatusPage
        icon={wasSaved ? CircleCheck : Smartphone}
        tone={wasSaved ? 'success' : 'info'}
        title={title}
        sentence={text}
      >
        <AppLinks ios={{ href: appLinks.ios }} android={{ href: appLinks.android }} />
      </StatusPage>
    </PublicScreen>
  )
}

function confirmation(flag: string | null): 'reset' | 'set' | 'none' {
  return flag === 'reset' || flag === 'set' ? flag : 'none'
}
