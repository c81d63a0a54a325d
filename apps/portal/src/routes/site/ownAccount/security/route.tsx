import { Card, InlineAlert, PageColumns, PageHeader, Stack, Text, StatusLabel, SwitchField, TextLink, unchangedStatus, useToaster, verifiedStatus } from '@portal/ui'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths, userTabPath } from '#portal/app/paths.ts'
import type { Portal, UserDetails } from '#portal/app/Portal.ts'
import { Row, Rows, RowText } from '#portal/app/Rows.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { ownAccountMessages } from '../messages.ts'
import { securityMessages } from './messages.ts'
import { PasskeysCard } from './PasskeysCard.tsx'
import type { TwoStep } from './twoStep.ts'
import { TwoStepCard } from './TwoStepCard.tsx'

/** The page `/site/mywebaccount/security`: the user's own two-step sign-in. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    async load({ api, signal, details }) {
      const twoStep = await api.getTwoStep({ signal })
      return { twoStep, details: await details }
    },
    useHead() {
      const { title, failed } = securityMessages.useWords()
      const t = ownAccountMessages.useWords()
      return { title, failed, breadcrumb: [{ label: t.title, href: paths.myAccount }] }
    },
    Page: SecurityPage,
  })
}

interface SecurityPageProps {
  twoStep: TwoStep
  details: UserDetails
}

/** The page about the user's own two-step sign-in: app, recovery codes, passkeys, and what the account requires of administrators. */
function SecurityPage({ twoStep, details }: SecurityPageProps) {
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

interface AdministratorsCardProps {
  rule: NonNullable<TwoStep['Rule']>
  /** Whether the user has two-step sign-in. */
  hasOwn: boolean
  isBorrowed: boolean
}

/** Sets whether administrators need two-step sign-in, and lists which of them have it. */
function AdministratorsCard({ rule: { IsOn, Administrators }, hasOwn, isBorrowed }: AdministratorsCardProps) {
  const t = securityMessages.useWords()
  const toaster = useToaster()
  const { run, isBusy, sent, failure } = useCall(
    (api, isOn: boolean) => api.setTwoStepRule({ IsOn: isOn }),
    (_answer, isOn) => toaster.success(isOn ? t.ruleOn : t.ruleOff),
  )
  const count = Administrators.filter(({ HasTwoStep }) => HasTwoStep).length
  return (
    <Card title={t.ruleTitle} fact={t.ruleCount({ count, all: Administrators.length })} padding="none">
      <Rows>
        <Row>
          <RowText>
            <Stack gap={3}>
              <SwitchField
                label={t.ruleSwitch}
                help={hasOwn || IsOn ? t.ruleHelp : t.ruleOwnFirst}
                checked={sent ?? IsOn}
                disabled={isBorrowed || isBusy || (!hasOwn && !IsOn)}
                onChange={() => run(!IsOn)}
              />
              <FailureAlert failure={failure} />
            </Stack>
          </RowText>
        </Row>
        {Administrators.map(({ UserID, Name, HasTwoStep }) => (
          <Row key={UserID ?? Name}>
            <RowText>{UserID === null ? <bdi>{Name}</bdi> : <TextLink href={userTabPath(UserID, 'userSignIn')}>{Name}</TextLink>}</RowText>
            <StatusLabel status={HasTwoStep ? verifiedStatus : unchangedStatus}>{HasTwoStep ? t.on : t.off}</StatusLabel>
          </Row>
        ))}
      </Rows>
    </Card>
  )
}
