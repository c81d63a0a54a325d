import { ButtonLink, Stack, StatusPage, Text, TextLink } from '@portal/ui'
import { CircleSlash, Phone } from 'lucide-react'
import { useLoaderData } from 'react-router-dom'
import { styled } from 'styled-components'
import { phoneHref } from '#portal/app/phoneHref.ts'
import type { Portal, UserDetails, ScreenRoute } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { signedIn } from '#portal/app/signedIn.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { accountMessages } from './messages.ts'

/** The page `/site/inactive`, on which users of an inactive account land. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details): Promise<InactivePageProps> => toPage(await details)),
    Component: function InactiveScreen() {
      return <InactivePage {...useLoaderData<InactivePageProps>()} />
    },
  }
}

const toPage = ({ AccountName, Inactive }: UserDetails): InactivePageProps => ({ accountName: AccountName, inactive: Inactive })

interface InactivePageProps {
  accountName: string
  inactive: UserDetails['Inactive']
}

/** Says why nothing can be managed, what still works, and who can help: the account's administrators, or else support. */
function InactivePage({ accountName, inactive }: InactivePageProps) {
  const t = accountMessages.useWords()
  const list = useFormatsList()
  const { supportPhone } = usePortal().config
  const administrators = inactive?.Administrators ?? []
  return (
    <Centered
      tone="warning"
      icon={CircleSlash}
      title={t.inactiveTitle}
      sentence={accountName === '' ? t.inactiveUnnamed : t.inactiveText({ account: accountName })}
      actions={
        <ButtonLink variant="primary" size="form" icon={Phone} href={phoneHref(supportPhone)}>
          {t.callSupport({ phone: supportPhone })}
        </ButtonLink>
      }
    >
      <Stack gap={2}>
        <Text>{inactive ? (inactive.IsUnpaid ? t.inactiveUnpaid : t.inactiveClosed) : t.inactiveUnsaid}</Text>
        {administrators.length > 0 && <Text>{t.inactiveAsk({ names: list(administrators.map(({ Name }) => Name)) })}</Text>}
        {administrators.filter(({ Email }) => Email !== '').map(({ Email }) => (
          <TextLink key={Email} href={`mailto:${Email}`}>{Email}</TextLink>
        ))}
      </Stack>
    </Centered>
  )
}

/** The page is centered, because the frame has no navigation here. */
const Centered = styled(StatusPage)`
  margin: var(--portal-space-10) auto 0;
`
