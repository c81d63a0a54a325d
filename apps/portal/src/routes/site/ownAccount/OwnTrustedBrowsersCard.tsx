import { Button, Card, Icon, Text, useToaster } from '@portal/ui'
import { Monitor } from 'lucide-react'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { Row, Rows, RowText } from '#portal/app/Rows.ts'
import { useQuestion } from '#portal/app/useAsk.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { useDay } from '#portal/people/useDay.ts'
import { type OwnSessions, sessionsQuestion, useDeviceName } from './OwnSessionsCard.tsx'
import { securityMessages } from './security/messages.ts'

/** Lists the browsers that need no second step. Shows nothing without such a browser. */
export function OwnTrustedBrowsersCard() {
  const t = securityMessages.useWords()
  const toaster = useToaster()
  const browsers = useQuestion(sessionsQuestion).answer?.TrustedBrowsers ?? []
  // The call is in the card, not in the row, because the row no longer exists when the answer arrives.
  const ending = useCall((api, BrowserID: string) => api.endTrustedBrowsers({ BrowserID }), () => toaster.success(t.trustEnded))
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
