import { Card, InlineAlert, PageColumns, PageHeader, Stack, Text, StatusLabel, SwitchField, TextLink, unchangedStatus, verifiedStatus, Button, FilteredTextField, Icon } from '@portal/ui'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths, userTabPath } from '#portal/app/paths.ts'
import type { UserDetails } from '#portal/app/Portal.ts'
import { Row, Rows, RowText } from '#portal/app/Rows.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { ownAccountMessages } from '../messages.ts'
import { securityMessages } from './messages.ts'
import type { TwoStep } from './twoStep.ts'
import { TwoStepCard } from './TwoStepCard.tsx'
import type { ApiClient } from '@portal/api-client'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { ConfirmCall } from '#portal/app/ConfirmCall.tsx'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { useDay } from '#portal/people/useMoments.ts'
import { hasPasskeys, makePasskey } from '#portal/twoStep/passkeys.ts'

/** The page `/site/mywebaccount/security`: the user's own two-step sign-in. */
export const route = pageScreen({
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
  const { run, isBusy, sent, failure } = useCall(
    (api, isOn: boolean) => api.setTwoStepRule({ IsOn: isOn }),
    (_answer, isOn) => (isOn ? t.ruleOn : t.ruleOff),
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

type Passkey = TwoStep['Passkeys'][number]

/** Lists the user's passkeys, adds passkeys and removes them. */
function PasskeysCard({ passkeys, isBorrowed }: { passkeys: readonly Passkey[]; isBorrowed: boolean }) {
  const t = securityMessages.useWords()
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Passkey | null>(null)
  return (
    <Card
      title={t.passkeys}
      fact={passkeys.length > 0 ? passkeys.length : undefined}
      padding="none"
      actions={<Button size="compact" icon={Plus} disabled={isBorrowed || !hasPasskeys()} disabledReason={hasPasskeys() ? undefined : t.passkeyUnsupported} onClick={() => setAdding(true)}>{t.addPasskey}</Button>}
    >
      <Rows>
        <Row>
          <RowText>
            <Text tone="muted">{t.passkeysText}</Text>
            {passkeys.length === 0 && <Text tone="muted">{t.noPasskeys}</Text>}
          </RowText>
        </Row>
        {passkeys.map((passkey) => <PasskeyRow key={passkey.PasskeyID} passkey={passkey} isBorrowed={isBorrowed} onRemove={() => setAsked(passkey)} />)}
      </Rows>
      <ConfirmCall
        isOpen={asked !== null}
        call={(api) => api.deletePasskey({ PasskeyID: asked?.PasskeyID ?? 0 })}
        said={() => t.removed}
        onClose={() => setAsked(null)}
        title={t.removeTitle({ name: asked?.Name ?? '' })}
        description={t.removeText}
        confirmLabel={t.remove}
      />
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </Card>
  )
}

function PasskeyRow({ passkey: { Name, AddedAt, LastUsedAt }, isBorrowed, onRemove }: { passkey: Passkey; isBorrowed: boolean; onRemove: () => void }) {
  const t = securityMessages.useWords()
  const day = useDay()
  const zone = useViewerTimeZone()
  const added = day(AddedAt, zone)
  return (
    <Row>
      <Icon icon={KeyRound} />
      <RowText>
        <Text isStrong><bdi>{Name}</bdi></Text>
        <Text size="small" tone="muted">{LastUsedAt === null ? t.passkeyUnused({ added }) : t.passkeyUsed({ added, used: day(LastUsedAt, zone) })}</Text>
      </RowText>
      <Button size="compact" disabled={isBorrowed} aria-label={t.removeThat({ name: Name })} onClick={onRemove}>{t.remove}</Button>
    </Row>
  )
}

/** Returns whether a passkey was added; false if the user or the browser created none. */
async function addPasskey(api: ApiClient, Name: string): Promise<boolean> {
  const { Options } = await api.beginPasskey()
  const made = await makePasskey(Options).catch(() => null)
  if (made !== null) await api.savePasskey({ Name, ...made })
  return made !== null
}

/** Adds a passkey: the user enters a name, and then the browser needs the fingerprint, the face or the security key. */
function AddDialog({ onClose }: { onClose: () => void }) {
  const t = securityMessages.useWords()
  const [name, setName] = useState('')
  const [isJudged, setJudged] = useState(false)
  const [isDeclined, setDeclined] = useState(false)
  const adding = useCall(addPasskey, (isAdded) => {
    if (!isAdded) return setDeclined(true)
    onClose()
    return t.passkeyAdded
  })
  return (
    <FormDialog
      title={t.addPasskey}
      description={t.passkeysText}
      saveLabel={t.addPasskey}
      calling={adding}
      isComplete={name.trim() !== ''}
      onTry={() => {
        setJudged(true)
        setDeclined(false)
      }}
      onSave={() => adding.run(name.trim())}
      onClose={onClose}
    >
      <FilteredTextField label={t.passkeyName} help={t.passkeyNameHelp} maxLength={60} autoComplete="off" value={name} error={isJudged && name.trim() === '' ? t.passkeyNameMissing : undefined} onChange={(event) => setName(event.currentTarget.value)} />
      {isDeclined && <InlineAlert tone="danger" role="alert">{t.passkeyDeclined}</InlineAlert>}
    </FormDialog>
  )
}
