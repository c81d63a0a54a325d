import { clocksDiffer, isOperator, mayDo, Role } from '@portal/domain'
import { Avatar, ButtonLink, Card, DescriptionList, Inline, PageColumns, PageHeader, Stack, Text } from '@portal/ui'
import { Pencil } from 'lucide-react'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { paths } from '#portal/app/paths.ts'
import type { UserDetails } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { useDay } from '#portal/people/useDay.ts'
import { ownAccountMessages } from './messages.ts'
import type { OwnAccount } from './ownAccountForm.ts'
import { OwnAlertsCard } from './OwnAlertsCard.tsx'
import { OwnClocks } from './OwnClocks.tsx'
import { OwnNoticesCard } from './OwnNoticesCard.tsx'
import { OwnPhone } from './OwnPhone.tsx'
import { OwnPasswordCard } from './OwnPasswordCard.tsx'
import { OwnSessionsCard } from './OwnSessionsCard.tsx'
import { OwnTrustedBrowsersCard } from './OwnTrustedBrowsersCard.tsx'
import { OwnTwoStepCard } from './OwnTwoStepCard.tsx'
import { useOwnWords } from './useOwnWords.ts'

const callHours = lazyPart(async () => (await import('#portal/calls/CallHoursCard.tsx')).CallHoursCard)

const callSound = lazyPart(async () => (await import('#portal/calls/visitorCalls/CallSoundCard.tsx')).CallSoundCard)

export interface OwnAccountPageProps {
  account: OwnAccount
  details: UserDetails
}

/** The page of the signed-in user's account: name, settings, password and sessions. */
export function OwnAccountPage({ account, details }: OwnAccountPageProps) {
  const t = ownAccountMessages.useWords()
  return (
    <Stack gap={5}>
      <PageHeader
        title={t.title}
        facts={`${account.Name} · ${details.AccountName}`}
        actions={
          <ButtonLink variant="primary" icon={Pencil} href={paths.editMyAccount}>
            {t.edit}
          </ButtonLink>
        }
      />
      <PageReceipt version={account.Version} />
      <PageColumns
        side={
          <Stack gap={5}>
            <OwnPasswordCard account={account} isBorrowed={details.SignedInBy !== null} />
            <OwnTwoStepCard />
            <OwnSessionsCard />
            <OwnTrustedBrowsersCard />
          </Stack>
        }
      >
        <ProfileCard account={account} details={details} />
        <LookCard account={account} />
        <OwnNoticesCard account={account} values={account} />
        {details.IsAccountActive && <OwnAlertsCard />}
        {details.IsAccountActive && <callHours.Part isOnlyIfRung />}
        {details.IsAccountActive && mayDo(details, 'callGroups.own') && <callSound.Part />}
      </PageColumns>
    </Stack>
  )
}

function ProfileCard({ account, details }: Pick<OwnAccountPageProps, 'account' | 'details'>) {
  const t = ownAccountMessages.useWords()
  const list = useFormatsList()
  const day = useDay()
  const { Name, Email, Username, Phone, WatchmanPhoneNumber, CreatedAt, PropertyTimeZone } = account
  const rights = [
    ...(isOperator(details) ? [details.role === Role.SuperAdmin ? t.superAdmin : t.staff] : []),
    ...(details.IsUserAdmin ? [t.userAdmin] : []), ...(details.IsKitsAdmin ? [t.kitsAdmin] : []), ...(details.IsBillingAdmin ? [t.billingAdmin] : []),
  ]
  return (
    <Card title={t.profile}>
      <Stack gap={4}>
        <Inline gap={3}>
          <Avatar name={Name} size={40} isDecorative />
          <Stack gap={0}>
            <Text isStrong>{Name}</Text>
            <Text tone="muted">{rights.length > 0 ? list(rights) : t.noRights}</Text>
          </Stack>
        </Inline>
        <DescriptionList
          items={[
            { term: t.email, value: Email || t.none },
            ...(Username !== Email ? [{ term: t.username, value: Username }] : []),
            { term: t.phone, value: Phone ? <OwnPhone account={account} /> : t.none },
            { term: t.callPhone, value: WatchmanPhoneNumber ? <bdi>{WatchmanPhoneNumber}</bdi> : t.none },
            { term: t.since, value: day(CreatedAt, PropertyTimeZone) },
          ]}
        />
      </Stack>
    </Card>
  )
}

function LookCard({ account }: Pick<OwnAccountPageProps, 'account'>) {
  const t = ownAccountMessages.useWords()
  const { api } = usePortal()
  const { nameOf, textOf } = useOwnWords()
  const zone = useViewerTimeZone()
  const differs = clocksDiffer(zone, account.PropertyTimeZone, api.serverNow())
  return (
    <Card title={t.look}>
      <Stack gap={4}>
        <DescriptionList items={(['TimezoneID', 'Language', 'Theme'] as const).map((field) => ({ term: nameOf(field), value: textOf(field, account) }))} />
        <OwnClocks zone={zone} property={account.PropertyName} propertyZone={account.PropertyTimeZone} />
        <Text tone="muted">{differs ? t.otherClock : t.sameClock}</Text>
      </Stack>
    </Card>
  )
}
