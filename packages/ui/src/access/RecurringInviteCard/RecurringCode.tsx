import type { Freshness } from '@portal/domain'
import { CircleCheck, CircleSlash, CircleX, Maximize, QrCode, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/index.ts'
import { Icon } from '../../elements/Icon/index.ts'
import { Text } from '../../elements/Text/index.ts'
import { InlineAlert } from '../../feedback/InlineAlert/index.ts'
import { LiveRegion } from '../../feedback/LiveRegion/index.ts'
import { CodePlaceholder } from '../internal/CodePlaceholder.tsx'
import { CodeSlot } from '../internal/InviteFrame.tsx'
import type { InviteLabels } from '../internal/inviteLabels.ts'
import type { TimeSetting } from '../internal/inviteTimes.ts'
import { momentOf } from '../internal/momentOf.ts'
import { QrTile } from '../QrTile/index.ts'

interface RecurringCodeProps {
  freshness: Freshness
  /** Null while no code may be shown. */
  image: string | null
  alt: string
  isOffline: boolean
  now: number
  setting: TimeSetting
  labels: InviteLabels
  onGenerate: () => void
  onShowFullScreen: () => void
}

/** A recurring key's code in each state of its freshness, what it says of itself, and the way to the next one. */
export function RecurringCode(props: RecurringCodeProps) {
  const { freshness, image, alt, isOffline, labels, onGenerate, onShowFullScreen } = props
  const isFresh = freshness.state === 'fresh' && image !== null
  const isBusy = freshness.state === 'generating'
  const hasHadCode = freshness.state === 'fresh' || freshness.state === 'used' || (isBusy && freshness.previous.state !== 'idle')
  return (
    <>
      <CodeSlot aria-busy={isBusy || undefined}>
        {isFresh ? <QrTile image={image} alt={alt} /> : placeholder(freshness, labels)}
      </CodeSlot>
      <Status isShown>{statusLine(props)}</Status>
      {'hasFailed' in freshness && freshness.hasFailed && (
        <InlineAlert tone="danger" role="alert" title={labels.failed}>{labels.failedHint}</InlineAlert>
      )}
      {isOffline && freshness.state !== 'expired' && (
        <InlineAlert tone="info" role="status" title={labels.offline}>{isFresh ? labels.offlineFreshHint : labels.offlineHint}</InlineAlert>
      )}
      {isFresh && (
        <Button variant="primary" size="form" isFullWidth icon={Maximize} onClick={onShowFullScreen}>{labels.showFullScreen}</Button>
      )}
      {freshness.state !== 'expired' && (
        <Button
          variant={isFresh ? 'secondary' : 'primary'} size="form" isFullWidth icon={hasHadCode ? RefreshCw : QrCode} isBusy={isBusy}
          disabledReason={isOffline ? `${labels.offline} ${labels.offlineHint}` : undefined} onClick={onGenerate}
        >
          {hasHadCode ? labels.refresh : labels.generate}
        </Button>
      )}
      {freshness.state !== 'expired' && <InlineAlert tone="warning" title={labels.noticeTitle}>{labels.notice}</InlineAlert>}
    </>
  )
}

function placeholder(freshness: Freshness, labels: InviteLabels): ReactNode {
  switch (freshness.state) {
    case 'generating':
      return <CodePlaceholder>{labels.generating}</CodePlaceholder>
    case 'used':
      return <CodePlaceholder icon={CircleSlash}>{labels.used}</CodePlaceholder>
    case 'expired':
      return <CodePlaceholder icon={CircleX} tone="danger">{labels.ended}</CodePlaceholder>
    case 'idle':
    case 'fresh':
      return <CodePlaceholder icon={QrCode}>{labels.awaitsGenerate}</CodePlaceholder>
    default:
      return freshness satisfies never
  }
}

function statusLine({ freshness, image, now, setting, labels }: RecurringCodeProps): ReactNode {
  if (freshness.state === 'fresh' && image !== null) {
    return (
      <>
        <Fact><Icon icon={CircleCheck} tone="success" />{labels.ready}</Fact>
        <Text size="small" tone="muted" isTabular>{labels.made(momentOf(freshness.generatedAt, now, setting))}</Text>
      </>
    )
  }
  if (freshness.state === 'used') {
    return <Text size="small" tone="muted" isTabular>{labels.usedAt(momentOf(freshness.usedAt, now, setting))}</Text>
  }
  if (freshness.state === 'expired') return <Text size="small" tone="muted">{labels.endedHint}</Text>
  return null
}

const Status = styled(LiveRegion)`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);
`

const Fact = styled.div`
  display: flex;
  align-items: center;
  gap: var(--portal-space-2);
  font-weight: var(--portal-weight-medium);
`
