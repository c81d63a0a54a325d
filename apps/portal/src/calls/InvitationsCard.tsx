import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { isEmailAddress } from '@portal/domain'
import { Button, Card, EmailField, ErrorPanel, expiredStatus, Grid, Inline, LoadingState, SelectField, Stack, StatusLabel, Text } from '@portal/ui'
import { Send } from 'lucide-react'
import { useRef, useState, type SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import { usePortal } from '../app/PortalContext.tsx'
import { useAsk } from '../app/asking.tsx'
import { useCall } from '../app/useCall.ts'
import { useFormats } from '../i18n/useFormats.ts'
import { invitationMessages } from './callGroups.messages.ts'
import { FailureAlert } from '../app/FailureAlert.tsx'

type Invitation = ResponseOf<typeof endpoints.getCallGroupInvitations>['Invitations'][number]

/** A call, and the message after it. */
interface Sending {
  send: () => Promise<unknown>
  told: string
}

export interface InvitationsCardProps {
  callGroupId: number
  /** IANA zone of the property. */
  timeZone: string
  /** Called after an invitation was sent, sent again or revoked. */
  onDone?: () => void
}

/** Invites users to a video call group by email and lists pending invitations. */
export function InvitationsCard({ callGroupId, timeZone, onDone }: InvitationsCardProps) {
  const t = invitationMessages.useWords()
  const { api } = usePortal()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [tier, setTier] = useState<1 | 2>(1)
  const [isJudged, setJudged] = useState(false)
  const asked = useAsk(String(callGroupId), async (api, signal) => (await api.getCallGroupInvitations({ callgroupId: callGroupId }, { signal })).Invitations)
  const { run, isBusy, failure } = useCall(
    (_api, { send }: Sending) => send(),
    (_answer, { told }) => {
      asked.reload()
      onDone?.()
      return told
    },
  )
  const isWrong = !isEmailAddress(typed.trim())
  const waiting = asked.answer?.filter(({ State }) => State !== 'Answered') ?? []

  const invite = async () => {
    await api.inviteToCallGroup({ callgroupId: callGroupId, Email: typed.trim(), Tier: tier })
    setTyped('')
    setJudged(false)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setJudged(isWrong)
    if (isWrong) field.current?.focus()
    else run({ send: invite, told: t.sent({ email: typed.trim() }) })
  }
  return (
    <Card title={t.title} padding="none">
      <Part as="form" noValidate onSubmit={submit}>
        <Text size="small" tone="muted">
          {t.help}
        </Text>
        <Grid minColumn="200px" gap={3}>
          <EmailField
            ref={field}
            label={t.email}
            autoComplete="off"
            value={typed}
            error={isJudged && isWrong ? t.emailWrong : undefined}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <SelectField
            label={t.tier}
            value={String(tier)}
            options={[
              { value: '1', label: t.tier1 },
              { value: '2', label: t.tier2 },
            ]}
            onChange={({ currentTarget }) => setTier(currentTarget.value === '2' ? 2 : 1)}
          />
        </Grid>
        <FailureAlert failure={failure} />
        <div>
          <Button type="submit" icon={Send} size="form" isBusy={isBusy}>
            {t.send}
          </Button>
        </div>
      </Part>
      {asked.failure && <ErrorPanel title={t.loadFailed} onRetry={asked.reload} isRetrying={asked.isLoading} />}
      {!asked.failure && !asked.answer && <LoadingState label={t.unanswered} />}
      {asked.answer && <Waiting invitations={waiting} timeZone={timeZone} isBusy={isBusy} run={run} />}
    </Card>
  )
}

interface WaitingProps {
  invitations: readonly Invitation[]
  timeZone: string
  isBusy: boolean
  run: (sending: Sending) => void
}

function Waiting({ invitations, timeZone, isBusy, run }: WaitingProps) {
  const t = invitationMessages.useWords()
  const { api } = usePortal()
  const formats = useFormats(timeZone)
  if (invitations.length === 0) return null
  return (
    <Part>
      <Text size="small" tone="muted">
        {t.unanswered}
      </Text>
      <Stack as="ul" gap={3}>
        {invitations.map(({ ID, Email: email, State, SentAt, Tier }) => (
          <Row key={ID}>
            <div>
              <Text isStrong>
                <bdi>{email}</bdi>
              </Text>
              <Text size="small" tone="muted" as="div">
                {State === 'Expired' ? <StatusLabel status={expiredStatus}>{t.expired}</StatusLabel> : t.waiting({ when: formats.dayAndTime(SentAt) })} · {Tier === 1 ? t.tier1 : t.tier2}
              </Text>
            </div>
            <Inline gap={2}>
              <Button aria-label={t.resendTo({ email })} disabled={isBusy} onClick={() => run({ send: () => api.resendCallGroupInvitation({ ID }), told: t.resent({ email }) })}>
                {t.resend}
              </Button>
              <Button variant="quiet" aria-label={t.withdrawFrom({ email })} disabled={isBusy} onClick={() => run({ send: () => api.withdrawCallGroupInvitation({ ID }), told: t.withdrawn({ email }) })}>
                {t.withdraw}
              </Button>
            </Inline>
          </Row>
        ))}
      </Stack>
    </Part>
  )
}

const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-3);
  padding: var(--portal-space-4);

  & + & {
    border-block-start: 1px solid var(--portal-border-subtle);
  }
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--portal-space-2);
  overflow-wrap: anywhere;
`
