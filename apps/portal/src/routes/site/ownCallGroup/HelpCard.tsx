import { useStore } from '@nanostores/react'
import { ButtonLink, Card, Stack, Text } from '@portal/ui'
import { Phone } from 'lucide-react'
import { phoneHref } from '../../../app/phoneHref.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import { ownCallGroupMessages } from './messages.ts'

export function HelpCard() {
  const t = useStore(ownCallGroupMessages)
  const { supportPhone } = usePortal().config
  return (
    <Card title={t.help}>
      <Stack gap={3} align="flex-start">
        <Text>{t.helpText}</Text>
        <ButtonLink icon={Phone} href={phoneHref(supportPhone)}>
          {t.callSupport({ phone: supportPhone })}
        </ButtonLink>
      </Stack>
    </Card>
  )
}
