import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { clocksDiffer, isOperator, mayDo, Role, newAlertRule, sayAlertRule, checkPassword, passwordsAgree } from '@portal/domain'
import { Avatar, ButtonLink, Card, DescriptionList, Inline, PageColumns, PageHeader, Stack, Text, activeStatus, Button, FilteredTextField, StatusLabel, useToaster, LoadingState, unchangedStatus, verifiedStatus, CheckboxField, InlineAlert, newPasswordMessages, PasswordField, PasswordRequirements, useLabels } from '@portal/ui'
import { Pencil } from 'lucide-react'
import { useState, type SyntheticEvent, useId } from 'react'
import { useAlertWords } from '#portal/alerts/useAlertWords.ts'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { AskFailure, askAhead, type Question, useQuestion } from '#portal/app/asking.tsx'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import type { UserDetails } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { Row, Rows, RowText } from '#portal/app/Rows.ts'
import { useCall } from '#portal/app/useCall.ts'
import { keepWhileOpening } from '#portal/app/useOpenInAddress.ts'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { hoursParam } from '#portal/calls/useHoursDialog.tsx'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { useDay } from '#portal/people/useMoments.ts'
import { ownAccountMessages, ownPhoneMessages, ownAlertsMessages, ownPasswordMessages } from './messages.ts'
import { type OwnAccount, useOwnWords } from './ownAccountForm.ts'
import { OwnClocks } from './OwnClocks.tsx'
import { OwnNoticesCard } from './OwnNoticesCard.tsx'
import { sessionsQuestion, OwnSessionsCard, OwnTrustedBrowsersCard } from './OwnSessionsCard.tsx'
import { securityMessages } from './security/messages.ts'
import { twoStepQuestion } from './security/twoStep.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import { focusFirstInvalid } from '#portal/forms/focusFirstInvalid.ts'

/** The page `/site/mywebaccount`: the user's own name, settings, password and sessions. */
export const route = pageScreen({
  async load({ portal, api, signal, details }) {
    askAhead(portal, sessionsQuestion)
    askAhead(portal, twoStepQuestion)
    const { Account } = await api.getOwnAccount({ signal })
    return { account: Account, details: await details }
  },
  shouldRevalidate: keepWhileOpening(hoursParam),
  words: ownAccountMessages,
  head: (t) => ({ title: t.title, failed: t.failed }),
  Page: OwnAccountPage,
})

const callHours = lazyPart(async () => (await import('#portal/calls/CallHoursCard.tsx')).CallHoursCard)

const callSound = lazyPart(async () => (await import('#portal/calls/visitorCalls/CallSoundCard.tsx')).CallSoundCard)

interface OwnAccountPageProps {
  account: OwnAccount
  details: UserDetails
}

/** The page of the signed-in user's account: name, settings, password and sessions. */
function OwnAccountPage({ account, details }: OwnAccountPageProps) {
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

/** The field for the user's own phone number, and its verification by a code. */
function OwnPhone({ account: { Phone, IsPhoneVerified } }: { account: OwnAccount }) {
  const t = ownPhoneMessages.useWords()
  const [code, setCode] = useState('')
  const sending = useCall((api) => api.sendOwnPhoneCode({}), () => setCode(''))
  const verifying = useCall((api) => api.verifyOwnPhone({ Code: code }), () => t.done)
  const failure = [sending, verifying].find((one) => one.failure !== null && !one.isBusy)?.failure ?? null
  const confirm = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    verifying.run()
  }
  return (
    <Stack gap={2}>
      <Inline gap={3} isWrapping>
        <bdi>{Phone}</bdi>
        {IsPhoneVerified ? (
          <StatusLabel status={activeStatus}>{t.verified}</StatusLabel>
        ) : (
          <Button size="compact" isBusy={sending.isBusy} onClick={() => sending.run()}>
            {sending.isDone ? t.again : t.verify}
          </Button>
        )}
      </Inline>
      {!IsPhoneVerified && !sending.isDone && <Text size="small" tone="muted">{t.notVerified}</Text>}
      {!IsPhoneVerified && sending.isDone && (
        <form noValidate onSubmit={confirm}>
          <Stack gap={2}>
            <FilteredTextField
              label={t.code}
              help={t.sent}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <div>
              <Button type="submit" disabled={!/^\d{6}$/.test(code)} isBusy={verifying.isBusy}>
                {t.confirm}
              </Button>
            </div>
          </Stack>
        </form>
      )}
      <FailureAlert failure={failure} />
    </Stack>
  )
}

/** Says whether two-step sign-in is on, and links to its page. */
function OwnTwoStepCard() {
  const t = securityMessages.useWords()
  const day = useDay()
  const zone = useViewerTimeZone()
  const { answer, ...asked } = useQuestion(twoStepQuestion)
  const isOn = answer && answer.OnSince !== null
  return (
    <Card title={t.cardTitle} actions={answer && <StatusLabel status={isOn ? verifiedStatus : unchangedStatus}>{isOn ? t.on : t.off}</StatusLabel>}>
      <Stack gap={3} align="flex-start">
        <AskFailure {...asked} title={t.failed} />
        {!answer && !asked.failure && <LoadingState label={t.cardTitle} />}
        {answer && (
          <>
            <Text tone="muted">{answer.OnSince === null ? t.cardOff : t.cardOn({ since: day(answer.OnSince, zone), count: answer.RecoveryCodesLeft })}</Text>
            <ButtonLink href={paths.security}>{isOn ? t.manage : t.setUp}</ButtonLink>
          </>
        )}
      </Stack>
    </Card>
  )
}

type OwnAlert = ResponseOf<typeof endpoints.getOwnAlerts>['Rules'][number]

const ownAlertsQuestion: Question<ResponseOf<typeof endpoints.getOwnAlerts>> = { key: 'ownAlerts', ask: (api, signal) => api.getOwnAlerts({}, { signal }) }

/** Lists the alert rules that send to the user, each with a button that mutes it until tomorrow. Shows nothing without such a rule. */
function OwnAlertsCard() {
  const t = ownAlertsMessages.useWords()
  const { answer, reload } = useQuestion(ownAlertsQuestion)
  const muting = useCall(
    (api, { ID, MutedUntil }: OwnAlert) => api.muteAlertRule({ ID, IsMuted: MutedUntil === null }),
    (_answer, { MutedUntil }) => {
      reload()
      return MutedUntil === null ? t.wasMuted : t.wasUnmuted
    },
  )
  if (!answer || answer.Rules.length === 0) return null
  return (
    <Card title={t.title} fact={answer.Rules.length} padding="none">
      <Rows>
        {answer.Rules.map((rule) => (
          <AlertRow key={rule.ID} rule={rule} isBusy={muting.sent?.ID === rule.ID} onMute={() => muting.run(rule)} />
        ))}
      </Rows>
      <FailureAlert failure={muting.failure} />
    </Card>
  )
}

function AlertRow({ rule: { Cause, At, Minutes, Count, Ways, Places, MutedUntil }, isBusy, onMute }: { rule: OwnAlert; isBusy: boolean; onMute: () => void }) {
  const t = ownAlertsMessages.useWords()
  const writing = useAlertWords()
  const list = useFormatsList()
  const name = sayAlertRule({ ...newAlertRule(Cause), at: At, minutes: Minutes, count: Count }, Places, writing)
  const ways = list(Ways.map((way) => writing.words.way[way]))
  return (
    <Row>
      <RowText>
        <Text><bdi>{name}</bdi></Text>
        <Text size="small" tone="muted">{MutedUntil === null ? t.by({ ways }) : t.until}</Text>
      </RowText>
      <Button size="compact" isBusy={isBusy} aria-label={MutedUntil === null ? t.muteOf({ rule: name }) : t.unmuteOf({ rule: name })} onClick={onMute}>{MutedUntil === null ? t.mute : t.unmute}</Button>
    </Row>
  )
}

interface OwnPasswordCardProps {
  account: Pick<OwnAccount, 'Name' | 'Username'>
  /** Whether an administrator is signed in as this user. */
  isBorrowed: boolean
}

/** Changes the password with the current one, or mails a link. Stores no typed text. */
function OwnPasswordCard({ account, isBorrowed }: OwnPasswordCardProps) {
  const t = ownPasswordMessages.useWords()
  return (
    <Card title={t.title}>
      {isBorrowed ? <InlineAlert tone="info">{t.notYours({ name: account.Name })}</InlineAlert> : <PasswordForm username={account.Username} />}
    </Card>
  )
}

const nothingTyped = { current: '', password: '', confirm: '' }

function PasswordForm({ username }: { username: string }) {
  const t = ownPasswordMessages.useWords()
  const words = useLabels('NewPassword', newPasswordMessages)
  const failureText = useFailureText()
  const toaster = useToaster()
  const others = useQuestion(sessionsQuestion).answer?.Sessions.filter(({ IsThis }) => !IsThis).length
  const [typed, setTyped] = useState(nothingTyped)
  const [endsOthers, setEndsOthers] = useState(true)
  const [isJudged, setJudged] = useState(false)
  const requirements = useId()
  const change = useCall(
    (api) => api.changeOwnPassword({ Password: typed.current, NewPassword: typed.password, EndsOtherSessions: endsOthers }),
    ({ Ended }) => {
      setTyped(nothingTyped)
      setJudged(false)
      toaster.success(t.done, Ended > 0 ? { description: t.doneElsewhere({ count: Ended }) } : undefined)
    },
  )
  const question = useUnsavedChanges(Object.values(typed).some((text) => text !== '') && !change.isBusy)
  const isWrong = checkPassword(typed.password).length > 0
  const differs = !passwordsAgree({ password: typed.password, confirmPassword: typed.confirm })
  const { failure } = change
  const refused = failure?.kind === 'service' ? failure : null
  const type = (part: keyof typeof nothingTyped) => (event: { currentTarget: { value: string } }) => setTyped({ ...typed, [part]: event.currentTarget.value })

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setJudged(true)
    if (typed.current === '' || isWrong || differs) return focusFirstInvalid(event.currentTarget)
    change.run()
  }
  return (
    <form noValidate method="post" onSubmit={submit}>
      <Stack gap={4}>
        <PasswordField
          label={t.current}
          autoComplete="current-password"
          value={typed.current}
          error={isJudged && typed.current === '' ? t.missing : refused?.field === 'Password' ? refused.message : undefined}
          onChange={type('current')}
        />
        <PasswordField
          label={t.fresh}
          autoComplete="new-password"
          value={typed.password}
          describedBy={requirements}
          after={<PasswordRequirements id={requirements} value={typed.password} isJudged={isJudged} />}
          error={isJudged && isWrong ? t.wrong : refused?.field === 'NewPassword' ? refused.message : undefined}
          onChange={type('password')}
        />
        <PasswordField
          label={t.again}
          autoComplete="new-password"
          value={typed.confirm}
          error={isJudged && differs ? words.messages.passwordsDiffer : undefined}
          onChange={type('confirm')}
        />
        {others !== 0 && (
          <CheckboxField
            label={others === undefined ? t.endOthersUncounted : t.endOthers({ count: others })}
            checked={endsOthers}
            onChange={(event) => setEndsOthers(event.currentTarget.checked)}
          />
        )}
        {failure && !refused?.field && (
          <InlineAlert tone="danger" role="alert">
            {failureText(failure)}
          </InlineAlert>
        )}
        <Button type="submit" variant="primary" size="form" isBusy={change.isBusy}>
          {t.submit}
        </Button>
        <MailLink username={username} />
      </Stack>
      {question}
    </form>
  )
}

/** The link for a user who has forgotten the current password. */
function MailLink({ username }: { username: string }) {
  const t = ownPasswordMessages.useWords()
  const { run, isBusy, failure } = useCall((api) => api.forgotPassword({ username }), () => t.mailed)
  return (
    <Stack gap={2} align="flex-start">
      <Text tone="muted" size="small">{t.forgottenText}</Text>
      <Button size="compact" isBusy={isBusy} onClick={() => run()}>
        {t.forgotten}
      </Button>
      <FailureAlert failure={failure} />
    </Stack>
  )
}
