import { Button, ButtonLink, InlineAlert, PageColumns, PageHeader, Stack, Card, Inline, Text, CopyButton, TextField } from '@portal/ui'
import { Ban, ExternalLink, Pencil, Send, Plus, Share2 } from 'lucide-react'
import { useState, useEffect, useRef } from 'react'
import { recipientWay } from '@portal/domain'
import { ExplainPanel } from '#portal/access/ExplainPanel.tsx'
import type { CallFailure } from '#portal/app/attempt.ts'
import { ConfirmDialog } from '#portal/app/dialogs.tsx'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { usePageTitle } from '#portal/app/usePageTitle.ts'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { useFormats, useFormatsList } from '#portal/i18n/useFormats.ts'
import { inviteWords } from '#portal/invites/invites.messages.ts'
import { canStillOpen } from '#portal/invites/inviteStatus.ts'
import { InviteStatusLabel } from '#portal/invites/InviteStatusLabel.tsx'
import { HistoryButton } from '#portal/log/HistoryButton.tsx'
import type { MadeInvite } from '../madeInvite.ts'
import { useInvitesHome } from '../useInvitesHome.ts'
import { InviteFacts } from './InviteFacts.tsx'
import { InviteUse } from './InviteUse.tsx'
import { inviteDetailMessages, inviteMadeMessages, inviteSecretMessages } from './messages.ts'
import { ResendDialog } from './ResendDialog.tsx'
import type { InviteAnswer, InviteChanged } from './route.tsx'
import { styled } from 'styled-components'

export interface InviteDetailPageProps {
  invite: InviteAnswer
  /** The current time as an ISO instant on the server's clock. */
  now: string
  mayChange: boolean
  /** Whether this is a resident's page about one of their own invites. */
  isOwn: boolean
  changed: InviteChanged | undefined
  /** The secret of the invite, if the page opened after creating it; otherwise null. */
  made: MadeInvite | null
  isChanging: boolean
  onRevoke: () => void
  onResend: (recipient: string) => void
}

export function InviteDetailPage({ invite, now, mayChange, isOwn, changed, made, isChanging, onRevoke, onResend }: InviteDetailPageProps) {
  const t = inviteDetailMessages.useWords()
  const w = inviteWords.useWords()
  const list = useFormatsList()
  const home = useInvitesHome(isOwn)
  const formats = useFormats(invite.TimeZone)
  usePageTitle(invite.InviteName)
  const [asking, setAsking] = useState<InviteChanged['change'] | null>(null)
  const [settled, setSettled] = useState(changed)
  if (settled !== changed) {
    setSettled(changed)
    if (changed?.done.ok) setAsking(null)
  }
  const failure = !isChanging && changed && !changed.done.ok ? { change: changed.change, failure: changed.done.failure } : null
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
          {changed?.done.ok ? <Receipt changed={changed} /> : made ? <InviteMade made={made} newHref={home.newHref} /> : <PageReceipt />}
          {!canStillOpen(invite) && !changed?.done.ok && <InlineAlert tone="info">{invite.Status === 'Revoked' || !mayChange || isOwn ? t.ended : t.endedAutomatically}</InlineAlert>}
          {invite.BeyondSender.length > 0 && <InlineAlert tone="warning">{isOwn ? t.beyondYou({ doors: list(invite.BeyondSender) }) : t.beyondSender({ name: invite.SentBy, doors: list(invite.BeyondSender) })}</InlineAlert>}
          <InviteFacts invite={invite} now={now} formats={formats} />
          <InviteUse invite={invite} now={now} formats={formats} />
        </Stack>
      </PageColumns>
      <RevokeDialog
        invite={invite}
        isOpen={asking === 'revoke'}
        isBusy={isChanging}
        failure={failure?.change === 'revoke' ? failure.failure : null}
        onOpenChange={({ isOpen }) => setAsking(isOpen ? 'revoke' : null)}
        onConfirm={onRevoke}
      />
      <ResendDialog
        key={String(asking === 'resend')}
        invite={invite}
        isOpen={asking === 'resend'}
        isBusy={isChanging}
        failure={failure?.change === 'resend' ? failure.failure : null}
        onOpenChange={({ isOpen }) => setAsking(isOpen ? 'resend' : null)}
        onConfirm={onResend}
      />
    </>
  )
}

function Receipt({ changed }: { changed: InviteChanged }) {
  const t = inviteDetailMessages.useWords()
  if (!changed.done.ok) return null
  if (changed.change === 'revoke') {
    return (
      <InlineAlert tone="success" role="status">
        {t.revoked}
      </InlineAlert>
    )
  }
  const { Link, Pin } = changed.done.value
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

interface RevokeDialogProps {
  invite: InviteAnswer
  isOpen: boolean
  isBusy: boolean
  failure: CallFailure | null
  onOpenChange: (change: { isOpen: boolean }) => void
  onConfirm: () => void
}

function RevokeDialog({ invite, failure, ...rest }: RevokeDialogProps) {
  const t = inviteDetailMessages.useWords()
  const textOf = useFailureText()
  return (
    <ConfirmDialog
      {...rest}
      title={t.revokeTitle({ name: invite.InviteName })}
      description={t.revokeGuest}
      icon={Ban}
      confirmLabel={t.revokeConfirm}
      consequences={[{ count: invite.Ports.length, effect: t.revokePlaces({ count: invite.Ports.length }) }]}
      error={failure && textOf(failure)}
    />
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
