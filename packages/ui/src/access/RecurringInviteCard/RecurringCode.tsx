import type { CodeNotice, InviteCode, InviteWords, NoCode } from '@portal/domain'
import { CircleCheck, CircleSlash, CircleX, Maximize, QrCode, RefreshCw } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/index.ts'
import { Icon } from '../../elements/Icon/index.ts'
import { Text } from '../../elements/Text/index.ts'
import { InlineAlert } from '../../feedback/InlineAlert/index.ts'
import { LiveRegion } from '../../feedback/LiveRegion/index.ts'
import { CodePlaceholder } from '../internal/CodePlaceholder.tsx'
import { inviteLooks } from '../internal/InviteBadge.tsx'
import { CodeSlot } from '../internal/InviteFrame.tsx'
import { QrTile } from '../QrTile/index.ts'

interface RecurringCodeProps {
  code: InviteCode
  words: InviteWords
  onGenerate: () => void
  onShowFullScreen: () => void
}

/** A recurring key's code, whether the code is new or used, and the button for the next one. */
export function RecurringCode({ code, words, onGenerate, onShowFullScreen }: RecurringCodeProps) {
  const { image, alt, missing, placeholder, statusWord, isBusy, ready, fact, notices, generate, advice } = code
  return (
    <>
      <CodeSlot aria-busy={isBusy || undefined}>
        {image === null
          ? <CodePlaceholder {...(missing === 'closed' ? inviteLooks[statusWord] : missing && looks[missing])}>{placeholder}</CodePlaceholder>
          : <QrTile image={image} alt={alt} />}
      </CodeSlot>
      <Status isShown>
        {ready !== null && <Fact><Icon icon={CircleCheck} tone="success" />{ready}</Fact>}
        {fact !== null && <Text size="small" tone="muted" isTabular>{fact}</Text>}
      </Status>
      {notices.map((notice) => <Notice key={notice.tone} {...notice} />)}
      {image !== null && (
        <Button variant="primary" size="form" isFullWidth icon={Maximize} onClick={onShowFullScreen}>{words.showFullScreen}</Button>
      )}
      {generate && (
        <Button
          variant={generate.isPrimary ? 'primary' : 'secondary'} size="form" isFullWidth icon={generate.isAgain ? RefreshCw : QrCode} isBusy={isBusy}
          disabledReason={generate.disabledReason ?? undefined} onClick={onGenerate}
        >
          {generate.label}
        </Button>
      )}
      {advice && <Notice {...advice} />}
    </>
  )
}

const looks = {
  awaited: { icon: QrCode },
  generating: {},
  used: { icon: CircleSlash },
  ended: { icon: CircleX, tone: 'danger' },
} as const satisfies Record<Exclude<NoCode, 'closed'>, object>

function Notice({ tone, role, title, text }: CodeNotice) {
  return <InlineAlert tone={tone} role={role ?? undefined} title={title}>{text}</InlineAlert>
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
