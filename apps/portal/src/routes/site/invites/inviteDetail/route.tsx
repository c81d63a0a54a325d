import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { mayDo, recipientWay } from '@portal/domain'
import { Button, ButtonLink, InlineAlert, PageColumns, PageHeader, Stack, Card, Inline, Text, CopyButton, TextField, EmailField, DescriptionList, RelativeTime, Timeline } from '@portal/ui'
import { Ban, ExternalLink, Pencil, Send, Plus, Share2, Eye, EyeOff, CircleCheck } from 'lucide-react'
import { useState, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { askAccessAhead } from '#portal/access/accessQuestion.ts'
import { ExplainPanel } from '#portal/access/ExplainPanel.tsx'
import { useGateReason } from '#portal/access/useGateReason.ts'
import { ConfirmCall } from '#portal/app/ConfirmCall.tsx'
import type { PageName } from '#portal/app/pages.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import type { Portal, ScreenRoute } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { usePageTitle } from '#portal/app/usePageTitle.ts'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { useFormats, useFormatsList, type Formats } from '#portal/i18n/useFormats.ts'
import { inviteColumnMessages, inviteWords } from '#portal/invites/invites.messages.ts'
import { canStillOpen, useInviteTimes } from '#portal/invites/inviteFacts.ts'
import { InviteStatusLabel } from '#portal/invites/InviteStatusLabel.tsx'
import { HistoryButton } from '#portal/log/useHistory.tsx'
import { dropMade, isMade, readMade, type MadeInvite } from '../madeInvite.ts'
import { useInvitesHome } from '../useInvitesHome.ts'
import { inviteDetailMessages, inviteMadeMessages, inviteSecretMessages } from './messages.ts'

type InviteAnswer = ResponseOf<typeof endpoints.getInvite>

/** The last change on this page. */
type InviteChanged = { change: 'revoke' } | { change: 'resend'; recipient: string; sent: ResponseOf<typeof endpoints.resendInvite> }

interface InviteData {
  invite: InviteAnswer
  /** The current time as an ISO instant on the server's clock. */
  now: string
  mayChange: boolean
  /** Whether this is a resident's page about one of their own invites. */
  isOwn: boolean
  /** The secret of the invite, if it was created in this session; otherwise null. */
  made: MadeInvite | null
}

/** The page `/site/invites/:id`: an invite with its uses, and buttons to revoke it or send it again. `/site/guests/:id` is for the resident who sent it. */
export function route(portal: Portal, page: PageName): ScreenRoute {
  const isOwn = page === 'guest'
  return pageScreen({
    async load({ api, signal, params, details }): Promise<InviteData> {
      const ID = params['id'] ?? ''
      if (!isOwn) askAccessAhead(portal, { InviteID: ID })
      const invite = await api.getInvite({ ID }, { signal })
      // Drafts are read only when the details have loaded, because they belong to a user.
      const mayChange = mayDo(await details, isOwn ? 'invites.own' : 'invites.revoke')
      return { invite, isOwn, made: readMade(portal.drafts, ID), mayChange, now: new Date(api.serverNow()).toISOString() }
    },
    useHead() {
      const { name } = inviteColumnMessages.useWords()
      const t = inviteDetailMessages.useWords()
      return { title: name, breadcrumb: [useInvitesHome(isOwn).crumb], failed: t.failed }
    },
    Page: InviteDetailPage,
  })(portal, page)
}

function InviteDetailPage({ invite, now, mayChange, isOwn, made }: InviteData) {
  const t = inviteDetailMessages.useWords()
  const w = inviteWords.useWords()
  const list = useFormatsList()
  const home = useInvitesHome(isOwn)
  const formats = useFormats(invite.TimeZone)
  usePageTitle(invite.InviteName)
  const { state: visit } = useLocation() as { state: unknown }
  const [changed, setChanged] = useState<InviteChanged | null>(null)
  const [asking, setAsking] = useState<InviteChanged['change'] | null>(null)
  const done = (change: InviteChanged) => {
    setChanged(change)
    setAsking(null)
  }
  const facts = [
    invite.Kind === 'PIN' ? w.PIN : w[invite.InviteType],
    ...(invite.SentBy && !isOwn ? [invite.SentByUnit === '' ? t.sentBy({ name: invite.SentBy }) : t.sentFrom({ name: invite.SentBy, unit: invite.SentByUnit })] : []),
    t.madeOn({ time: formats.timeSince(invite.CreatedAt, now) }),
  ]
  return (
    <>
      <PageHeader
        title={<bdi>{invite.InviteName}</bdi>}
        breadcrumb={[home.crumb]}
        badge={<InviteStatusLabel invite={invite} now={now} look="badge" />}
        facts={facts.join(' · ')}
        actions={
          <>
            {!isOwn && <HistoryButton subject="invite" id={invite.ID} name={invite.InviteName} />}
            {mayChange && invite.Status !== 'Revoked' && (
            <>
              <ButtonLink icon={Pencil} href={home.editPathOf(invite.ID)}>
                {t.edit}
              </ButtonLink>
              {canStillOpen(invite) && (
                <>
                  <Button icon={Send} onClick={() => setAsking('resend')}>
                    {t.resend}
                  </Button>
                  <Button icon={Ban} variant="danger" onClick={() => setAsking('revoke')}>
                    {t.revoke}
                  </Button>
                </>
              )}
            </>
            )}
          </>
        }
      />
      <PageColumns side={isOwn ? undefined : <ExplainPanel about={{ InviteID: invite.ID }} ports={invite.Ports.map(({ PortID }) => PortID)} />}>
        <Stack gap={5}>
          {changed ? <Receipt changed={changed} /> : made && isMade(visit) ? <InviteMade made={made} newHref={home.newHref} /> : <PageReceipt />}
          {!canStillOpen(invite) && !changed && <InlineAlert tone="info">{invite.Status === 'Revoked' || !mayChange || isOwn ? t.ended : t.endedAutomatically}</InlineAlert>}
          {invite.BeyondSender.length > 0 && <InlineAlert tone="warning">{isOwn ? t.beyondYou({ doors: list(invite.BeyondSender) }) : t.beyondSender({ name: invite.SentBy, doors: list(invite.BeyondSender) })}</InlineAlert>}
          <InviteFacts invite={invite} now={now} formats={formats} />
          <InviteUse invite={invite} now={now} formats={formats} />
        </Stack>
      </PageColumns>
      <ConfirmCall
        isOpen={asking === 'revoke'}
        call={(api) => api.revokeInvite({ ID: invite.ID })}
        onDone={() => done({ change: 'revoke' })}
        onClose={() => setAsking(null)}
        title={t.revokeTitle({ name: invite.InviteName })}
        description={t.revokeGuest}
        icon={Ban}
        confirmLabel={t.revokeConfirm}
        consequences={[{ count: invite.Ports.length, effect: t.revokePlaces({ count: invite.Ports.length }) }]}
      />
      {asking === 'resend' && <ResendDialog invite={invite} onDone={done} onClose={() => setAsking(null)} />}
    </>
  )
}

function Receipt({ changed }: { changed: InviteChanged }) {
  const t = inviteDetailMessages.useWords()
  if (changed.change === 'revoke') {
    return (
      <InlineAlert tone="success" role="status">
        {t.revoked}
      </InlineAlert>
    )
  }
  const { Link, Pin } = changed.sent
  return (
    <InlineAlert tone="success" role="status">
      <Stack gap={3}>
        <span>{changed.recipient === '' ? t.resent : t.resentTo({ recipient: changed.recipient })}</span>
        <InviteSecret link={Link} pin={Pin} />
      </Stack>
    </InlineAlert>
  )
}

/** The result of creating an invite: its recipient and secret. It gets the focus. */
function InviteMade({ made, newHref }: { made: MadeInvite; newHref: string }) {
  const t = inviteMadeMessages.useWords()
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.focus(), [])
  return (
    <Card ref={card} tabIndex={-1} title={made.IsMailed ? t.sentTitle : t.madeTitle}>
      <Stack gap={4}>
        {made.IsMailed && <Text>{t.sentTo[recipientWay(made.recipient) ?? 'email']({ recipient: made.recipient })}</Text>}
        <InviteSecret link={made.Link} pin={made.Pin} />
        <Inline isWrapping>
          <ButtonLink icon={Plus} href={newHref}>
            {t.another}
          </ButtonLink>
          {made.Link !== null && (
            <ButtonLink icon={ExternalLink} href={made.Link} target="_blank" rel="noopener">
              {t.guestPage}
            </ButtonLink>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}

/** Shows an invite's link or PIN, which the service sends only once. If the device has a share menu, the link can be shared with it. */
function InviteSecret({ link, pin }: { link: string | null; pin: string | null }) {
  const t = inviteSecretMessages.useWords()
  if (link === null) return pin !== null && <CopyField label={t.pin} help={t.pinHelp} value={pin} />
  return (
    <Stack gap={3}>
      <CopyField label={t.link} help={t.linkHelp} value={link} />
      {'share' in navigator && (
        <Inline>
          {/* A user who closes the share menu knows that nothing was shared, so no message is needed. */}
          <Button icon={Share2} onClick={() => void navigator.share({ url: link }).catch(() => {})}>
            {t.share}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

interface CopyFieldProps {
  label: string
  help?: string
  /** The text to copy, which is shown only once. */
  value: string
}

/** A text with a button that copies it. If the browser refuses to copy, the text is selected instead. */
function CopyField({ label, help, value }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Line>
      <TextField ref={input} label={label} help={help} value={value} readOnly onFocus={(event) => event.currentTarget.select()} />
      <CopyButton size="form" text={value} onRefuse={() => input.current?.select()} />
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--portal-space-2);

  &:has(small, [id$='-help']) {
    align-items: center;
  }
`

interface ResendDialogProps {
  invite: InviteAnswer
  onDone: (change: InviteChanged) => void
  onClose: () => void
}

/** Asks for the recipient, and says that the old link stops working. */
function ResendDialog({ invite, onDone, onClose }: ResendDialogProps) {
  const t = inviteDetailMessages.useWords()
  const { drafts } = usePortal()
  const [typed, setTyped] = useState(invite.Recipient)
  const [hasTried, setTried] = useState(false)
  const isWrong = typed.trim() !== '' && recipientWay(typed) === null
  const resend = useCall(
    async (api, Recipient: string) => {
      const sent = await api.resendInvite({ ID: invite.ID, Recipient })
      // The old link or PIN no longer opens anything, so it is removed.
      dropMade(drafts, invite.ID)
      return sent
    },
    (sent, recipient) => onDone({ change: 'resend', recipient, sent }),
  )
  return (
    <FormDialog
      startsAtCancel
      title={t.resendTitle}
      icon={Send}
      description={invite.Kind === 'PIN' ? t.resendPinText : t.resendText}
      saveLabel={t.resendConfirm}
      calling={resend}
      isTyped={typed !== invite.Recipient}
      isComplete={!isWrong}
      onTry={() => setTried(true)}
      onSave={() => resend.run(typed.trim())}
      onClose={onClose}
    >
      <EmailField
        label={t.resendTo}
        help={t.resendToHelp}
        isOptional
        value={typed}
        maxLength={254}
        error={hasTried && isWrong && t.recipientInvalid}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormDialog>
  )
}

interface InviteFactsProps extends Pick<InviteData, 'invite' | 'now'> {
  formats: Formats
}

/** Shows an invite's restriction as one sentence, then its facts. */
function InviteFacts({ invite, now, formats }: InviteFactsProps) {
  const t = inviteDetailMessages.useWords()
  const timesOf = useInviteTimes(now, useViewerTimeZone())
  const { AccessCount, UsesLeft, LastUsedAt, LastSentAt, Recipient, Pin, Description } = invite
  const sent = LastSentAt === null ? Recipient : t.lastSent({ recipient: Recipient, time: formats.timeSince(LastSentAt, now) })
  return (
    <Card title={t.whenAndWhere}>
      <Stack gap={4}>
        <Text isStrong>{timesOf(invite)}</Text>
        <DescriptionList
          items={[
            { term: t.places, value: formats.list(invite.Ports.map(({ PortName }) => PortName)) },
            { term: t.uses, value: AccessCount === null ? t.noLimit : t.usesLeft({ left: UsesLeft ?? AccessCount, all: AccessCount }) },
            { term: t.lastUsed, value: LastUsedAt === null ? t.never : formats.dayAndTime(LastUsedAt) },
            { term: t.recipient, value: Recipient === '' ? t.nobody : <bdi>{sent}</bdi> },
            ...(Pin === null ? [] : [{ term: t.pin, value: <Pins pin={Pin} /> }]),
            ...(Description === '' ? [] : [{ term: t.description, value: <span dir="auto">{Description}</span> }]),
          ]}
        />
      </Stack>
    </Card>
  )
}

/** Shows a PIN, hidden except the last digit until the user reveals it. */
function Pins({ pin }: { pin: string }) {
  const t = inviteDetailMessages.useWords()
  const [isShown, setShown] = useState(false)
  return (
    <Inline gap={2}>
      <Text isTabular>
        <bdi>{isShown ? pin : '•'.repeat(pin.length - 1) + pin.slice(-1)}</bdi>
      </Text>
      <Button variant="quiet" icon={isShown ? EyeOff : Eye} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? t.hidePin : t.showPin}
      </Button>
    </Inline>
  )
}

/** Lists all uses of the invite, newest first. */
function InviteUse({ invite, now, formats }: InviteFactsProps) {
  const t = inviteDetailMessages.useWords()
  const reasonOf = useGateReason()
  if (invite.Events.length === 0) {
    return (
      <Card title={t.use}>
        <Text tone="muted">{t.noUse}</Text>
      </Card>
    )
  }
  return (
    <Card title={t.use} fact={invite.Events.length} padding="none">
      <Timeline
        entries={invite.Events.map(({ ID, At, PortName, Decision, Reason }) => {
          const isOpen = Decision === 'open'
          return {
            id: String(ID),
            icon: isOpen ? CircleCheck : Ban,
            tone: isOpen ? 'success' : 'danger',
            title: isOpen ? t.opened({ port: PortName }) : t.denied({ port: PortName, reason: reasonOf(Reason) }),
            time: <RelativeTime instant={At} now={Date.parse(now)} timeZone={formats.timeZone} />,
          }
        })}
      />
    </Card>
  )
}
