import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { nameDevice } from '@portal/domain'
import { activeStatus, Button, Card, ErrorPanel, Icon, LoadingState, Stack, StatusLabel, Text } from '@portal/ui'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ConfirmCall } from '#portal/app/ConfirmCall.tsx'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { type Question, useQuestion } from '#portal/app/asking.tsx'
import { Rows, Row, RowText } from '#portal/app/Rows.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { useDay } from '#portal/people/useMoments.ts'
import { ownSessionsMessages } from './messages.ts'
import { securityMessages } from './security/messages.ts'

/** The address by which the service names its own machine. */
const sameMachine = 'loopback'

/** Lists the user's sessions, with a button that ends all others. */
export function OwnSessionsCard() {
  const t = ownSessionsMessages.useWords()
  const { answer, failure, isLoading, reload } = useQuestion(sessionsQuestion)
  const count = answer?.Sessions.length
  return (
    <Card title={t.title} fact={count} padding={answer ? 'none' : 'default'} foot={count !== undefined && count > 1 ? <EndOthers count={count - 1} /> : undefined}>
      {failure && (
        <ErrorPanel title={t.failed} onRetry={reload} isRetrying={isLoading} />
      )}
      {!failure && !answer && <LoadingState label={t.title} />}
      {answer && (
        <List>
          {answer.Sessions.map((session) => (
            <SessionRow key={session.SessionID} session={session} isAlone={answer.Sessions.length === 1} />
          ))}
        </List>
      )}
    </Card>
  )
}

function SessionRow({ session, isAlone }: { session: OwnSession; isAlone: boolean }) {
  const t = ownSessionsMessages.useWords()
  const day = useDay()
  const zone = useViewerTimeZone()
  const { run, isBusy, failure } = useCall((api) => api.endOwnSessions({ SessionID: session.SessionID }), () => t.ended)
  const { device, isPhone, from } = useDeviceName(session)
  return (
    <li>
      <Icon icon={isPhone ? Smartphone : Monitor} />
      <Stack gap={0}>
        <Text isStrong>{device}</Text>
        <Text size="small" tone="muted">
          {session.IsThis ? t.thisSession : t.signedIn({ since: day(session.SignedInAt, zone), used: day(session.LastUsedAt, zone) })}
        </Text>
        {from !== null && <Text size="small" tone="muted"><bdi>{from}</bdi></Text>}
        {session.SignedInBy !== null && <Text size="small">{t.by({ name: session.SignedInBy })}</Text>}
        {isAlone && <Text size="small" tone="muted">{t.alone}</Text>}
        <FailureAlert failure={failure} />
      </Stack>
      {session.IsThis ? (
        <StatusLabel status={activeStatus}>{t.now}</StatusLabel>
      ) : (
        <Button size="compact" isBusy={isBusy} aria-label={t.endThat({ device })} onClick={() => run()}>
          {t.end}
        </Button>
      )}
    </li>
  )
}

/** Returns a name for a device: its browser, system and address; null if unknown. */
function useDeviceName({ UserAgent, Address }: { UserAgent: string; Address: string }): { device: string; isPhone: boolean; from: string | null } {
  const t = ownSessionsMessages.useWords()
  const { browser, system, isPhone } = nameDevice(UserAgent)
  return {
    device: browser && system ? t.deviceOn({ browser, system }) : (browser ?? system ?? t.unknown),
    isPhone,
    from: Address === '' ? null : Address === sameMachine ? t.fromHere : t.from({ address: Address }),
  }
}

function EndOthers({ count }: { count: number }) {
  const t = ownSessionsMessages.useWords()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t.endOthers({ count })}
      </Button>
      <ConfirmCall
        isOpen={isAsking}
        call={(api) => api.endOwnSessions({ SessionID: null })}
        said={({ Ended }) => t.othersEnded({ count: Ended })}
        onClose={() => setAsking(false)}
        title={t.endQuestion({ count })}
        description={t.endText}
        confirmLabel={t.endOthers({ count })}
      />
    </>
  )
}

const List = styled(Rows)`
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--portal-space-3);
    padding: var(--portal-space-3) var(--portal-space-4);
  }
`

type OwnSessions = ResponseOf<typeof endpoints.getOwnSessions>
type OwnSession = OwnSessions['Sessions'][number]

export const sessionsQuestion: Question<OwnSessions> = { key: 'ownSessions', ask: (api, signal) => api.getOwnSessions({ signal }) }

/** Lists the browsers that need no second step. Shows nothing without such a browser. */
export function OwnTrustedBrowsersCard() {
  const t = securityMessages.useWords()
  const browsers = useQuestion(sessionsQuestion).answer?.TrustedBrowsers ?? []
  // The call is in the card, not in the row, because the row no longer exists when the answer arrives.
  const ending = useCall((api, BrowserID: string) => api.endTrustedBrowsers({ BrowserID }), () => t.trustEnded)
  if (browsers.length === 0) return null
  return (
    <Card title={t.trusted} fact={browsers.length} padding="none">
      <Rows>
        {browsers.map((browser) => (
          <BrowserRow key={browser.BrowserID} browser={browser} isEnding={ending.sent === browser.BrowserID} onEnd={() => ending.run(browser.BrowserID)} />
        ))}
      </Rows>
      <FailureAlert failure={ending.failure} />
    </Card>
  )
}

function BrowserRow({ browser: { UserAgent, Address, TrustedAt, EndsAt }, isEnding, onEnd }: { browser: OwnSessions['TrustedBrowsers'][number]; isEnding: boolean; onEnd: () => void }) {
  const t = securityMessages.useWords()
  const day = useDay()
  const zone = useViewerTimeZone()
  const { device, from } = useDeviceName({ UserAgent, Address })
  return (
    <Row>
      <Icon icon={Monitor} />
      <RowText>
        <Text isStrong>{device}</Text>
        <Text size="small" tone="muted">{t.trustedUntil({ since: day(TrustedAt, zone), until: day(EndsAt, zone) })}</Text>
        {from !== null && <Text size="small" tone="muted"><bdi>{from}</bdi></Text>}
      </RowText>
      <Button size="compact" isBusy={isEnding} aria-label={t.endTrustIn({ device })} onClick={onEnd}>{t.endTrust}</Button>
    </Row>
  )
}
