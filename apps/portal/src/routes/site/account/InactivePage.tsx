import { useStore } from '@nanostores/react'
import { ButtonLink, StatusPage } from '@portal/ui'
import { CircleSlash, Phone } from 'lucide-react'
import { usePortal } from '../../../app/PortalContext.tsx'
import { phoneHref } from '../../../app/phoneHref.ts'
import { accountMessages } from './messages.ts'

export interface InactivePageProps {
  accountName: string
}

export function InactivePage({ accountName }: InactivePageProps) {
  const t = useStore(accountMessages)
  const { supportPhone } = usePortal().config
  return (
    <StatusPage
      tone="warning"
      icon={CircleSlash}
      title={t.inactiveTitle}
      sentence={t.inactiveText({ account: accountName })}
      actions={
        <ButtonLink variant="primary" size="form" icon={Phone} href={phoneHref(supportPhone)}>
          {t.callSupport({ phone: supportPhone })}
        </ButtonLink>
      }
    />
  )
}
