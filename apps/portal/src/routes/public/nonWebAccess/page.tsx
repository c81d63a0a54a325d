import { AppLinks, StatusPage } from '@portal/ui'
import { CircleCheck, Smartphone } from 'lucide-react'
import { PublicScreen } from '#portal/app/PublicScreen.tsx'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { PublicPage } from '#portal/app/PublicPage.ts'
import { readFlag } from '#portal/session/flags.ts'
import { nonWebAccessMessages } from './messages.ts'

/** The page `nonwebaccessuser`: a password for the mobile app was reset or set (specification §2, §4). */
export const nonWebAccessPage: PublicPage<Confirmation> = {
  title: 'nonWebAccess',
  load: (portal) => readFlag(portal, 'passwordConfirmation') ?? 'none',
  Component: NonWebAccessScreen,
}

type Confirmation = 'reset' | 'set' | 'none'

function NonWebAccessScreen({ data }: { data: Confirmation }) {
  const t = nonWebAccessMessages.useWords()
  const { appLinks, brand } = usePortal().config
  const product = brand.name
  const { title, text } = {
    reset: { title: t.resetTitle, text: t.resetText({ product }) },
    set: { title: t.setTitle, text: t.setText({ product }) },
    none: { title: t.title, text: t.text({ product }) },
  }[data]
  const wasSaved = data !== 'none'

  return (
    <PublicScreen placement="low">
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
