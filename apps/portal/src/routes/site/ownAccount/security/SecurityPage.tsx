import { Card, InlineAlert, PageColumns, PageHeader, Stack, Text } from '@portal/ui'
import { paths } from '#portal/app/paths.ts'
import type { UserDetails } from '#portal/app/Portal.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { ownAccountMessages } from '../messages.ts'
import { AdministratorsCard } from './AdministratorsCard.tsx'
import { securityMessages } from './messages.ts'
import { PasskeysCard } from './PasskeysCard.tsx'
import type { TwoStep } from './twoStep.ts'
import { TwoStepCard } from './TwoStepCard.tsx'

export interface SecurityPageProps {
  twoStep: TwoStep
  details: UserDetails
}

/** The page about the user's own two-step sign-in: app, recovery codes, passkeys, and what the account requires of administrators. */
export function SecurityPage({ twoStep, details }: SecurityPageProps) {
  const t = securityMessages.useWords()
  const own = ownAccountMessages.useWords()
  const list = useFormatsList()
  const { OnSince, Passkeys, IsRequired, Helpers, Rule } = twoStep
  const how = OnSince === null ? t.howPassword : Passkeys.length > 0 ? t.howPasskey : t.howCode
  const isBorrowed = details.SignedInBy !== null
  return (
    <Stack gap={5}>
      <PageHeader title={t.title} facts={`${details.Name} · ${details.Email}`} breadcrumb={[{ label: own.title, href: paths.myAccount }]} />
      {isBorrowed && <InlineAlert tone="info">{t.notYours({ name: details.Name })}</InlineAlert>}
      <PageColumns
        side={
          <Stack gap={5}>
            <Card title={t.howTitle}>
              <Stack gap={3}>
                <Text>{how}</Text>
                {IsRequired && <InlineAlert tone="info">{t.required}</InlineAlert>}
              </Stack>
            </Card>
            <Card title={t.loseTitle}>
              <Text tone="muted">{Helpers.length > 0 ? t.loseHelpers({ names: list(Helpers) }) : t.loseAlone}</Text>
            </Card>
          </Stack>
        }
      >
        <TwoStepCard twoStep={twoStep} username={details.Email} isBorrowed={isBorrowed} />
        {OnSince !== null && <PasskeysCard passkeys={Passkeys} isBorrowed={isBorrowed} />}
        {Rule && <AdministratorsCard rule={Rule} hasOwn={OnSince !== null} isBorrowed={isBorrowed} />}
      </PageColumns>
    </Stack>
  )
}
