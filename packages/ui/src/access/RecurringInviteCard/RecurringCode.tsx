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
import { whenText } from '../internal/inviteWords.ts'
import type { InviteWords } from '../internal/inviteWords.ts'
import type { TimeSetting } from '../internal/inviteTimes.ts'
import { QrTile } from '../QrTile/index.ts'

interface RecurringCodeProps {
  freshness: Freshness
  /** Null while no code may be shown. */
  image: string | null
  alt: string
  isOffline: boolean
  now: number
  setting: TimeSetting
  words: InviteWords
  onGenerate: () => void
  onShowFullScreen: () => void
}

/** A recurring key's code in each state of its freshness, what it says of itself, and the way to the next one. */
export function RecurringCode(props: RecurringCodeProps) {
  const { freshness, image, alt, isOffline, words, onGenerate, onShowFullScreen } = props
  const isFresh = freshness.state === 'fresh' && image !== null
  const isBusy = freshness.state === 'generating'
  const hasHadCode = freshness.state === 'fresh' || freshness.state === 'used' || (isBusy && freshness.previous.state !== 'idle')
  return (
    <>
      <CodeSlot aria-busy={isBusy || undefined}>
        {isFresh ? <QrTile image={image} alt={alt} /> : placeholder(freshness, words)}
      </CodeSlot>
      <Status isShown>{statusLine(props)}</Status>
      {'hasFailed' in freshness && freshness.hasFailed && (
        <InlineAlert tone="danger" role="alert" title={words.failed}>{words.failedHint}</InlineAlert>
      )}
      {isOffline && freshness.state !== 'expired' && (
        <InlineAlert tone="info" role="status" title={words.offline}>{isFresh ? words.offlineFreshHint : words.offlineHint}</InlineAlert>
      )}
      {isFresh && (
        <Button variant="primary" size="form" isFullWidth icon={Maximize} onClick={onShowFullScreen}>{words.showFullScreen}</Button>
      )}
      {freshness.state !== 'expired' && (
        <Button
          variant={isFresh ? 'secondary' : 'primary'} size="form" isFullWidth icon={hasHadCode ? RefreshCw : QrCode} isBusy={isBusy}
          disabledReason={isOffline ? `${words.offline} ${words.offlineHint}` : undefined} onClick={onGenerate}
        >
          {hasHadCode ? words.refresh : words.generate}
        </Button>
      )}
      {freshness.state !== 'expired' && <InlineAlert tone="warning" title={words.noticeTitle}>{words.notice}</InlineAlert>}
    </>
  )
}

function placeholder(freshness: Freshness, words: InviteWords): ReactNode {
  switch (freshness.state) {
    case 'generating':
      return <CodePlaceholder>{words.generating}</CodePlaceholder>
    case 'used':
      return <CodePlaceholder icon={CircleSlash}>{words.used}</CodePlaceholder>
    case 'expired':
      return <CodePlaceholder icon={CircleX} tone="danger">{words.ended}</CodePlaceholder>
    case 'idle':
    case 'fresh':
      return <CodePlaceholder icon={QrCode}>{words.awaitsGenerate}</CodePlaceholder>
    default:
      return freshness satisfies never
  }
}

function statusLine({ freshness, image, now, setting, words }: RecurringCodeProps): ReactNode {
  if (freshness.state === 'fresh' && image !== null) {
    return (
      <>
        <Fact><Icon icon={CircleCheck} tone="success" />{words.ready}</Fact>
        <Text size="small" tone="muted" isTabular>{words.made({ when: whenText(freshness.generatedAt, now, words, setting) })}</Text>
      </>
    )
  }
  if (freshness.state === 'used') {
    return <Text size="small" tone="muted" isTabular>{words.usedAt({ when: whenText(freshness.usedAt, now, words, setting) })}</Text>
  }
  if (freshness.state === 'expired') return <Text size="small" tone="muted">{words.endedHint}</Text>
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
