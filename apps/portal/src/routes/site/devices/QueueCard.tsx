import { Button, Card, media, openedStatus, RelativeTime, StatusLabel, Text } from '@portal/ui'
import { Send } from 'lucide-react'
import { styled } from 'styled-components'
import type { Formats } from '#portal/i18n/useFormats.ts'
import type { QueueSummary } from '#portal/controllers/controllersView.ts'
import { devicesMessages } from '#portal/controllers/controllers.messages.ts'

export interface QueueCardProps {
  summary: QueueSummary
  /** The current time as an ISO instant on the server's clock. */
  now: string
  formats: Formats
  isSending: boolean
  /** Sends all changes again; omitted if the user may not. */
  onSend: (() => void) | undefined
}

/** Summarizes unsynced changes: how many, for how long, and what to do. */
export function QueueCard({ summary: { behind, canGo, oldest, nextTry, away }, now, formats, isSending, onSend }: QueueCardProps) {
  const t = devicesMessages.useWords()
  if (behind === 0) return <Card><StatusLabel status={openedStatus}>{t.inStep}</StatusLabel></Card>
  const facts = [...(canGo > 0 ? [t.goNow({ count: canGo })] : []), ...(away.length > 0 ? [t.waitsFor({ controllers: formats.list(away) })] : [])]
  return (
    <Card padding="none" foot={<Text size="small">{facts.join('. ')}.</Text>}>
      <Figures>
        <Figure><dt>{t.behind({ count: behind })}</dt><dd>{behind}</dd></Figure>
        {oldest !== null && <Figure><dt>{t.oldest}</dt><dd><RelativeTime instant={oldest} now={Date.parse(now)} timeZone={formats.timeZone} /></dd></Figure>}
        {nextTry !== null && <Figure><dt>{t.nextTry}</dt><dd><RelativeTime instant={nextTry} now={Date.parse(now)} timeZone={formats.timeZone} /></dd></Figure>}
        {onSend && canGo > 0 && (
          <Act>
            <Button variant="primary" icon={Send} isBusy={isSending} onClick={onSend}>{t.sendAll({ count: canGo })}</Button>
          </Act>
        )}
      </Figures>
    </Card>
  )
}

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  margin: 0;
`

const Figure = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding: var(--portal-space-4);
  border-inline-end: 1px solid var(--portal-border-subtle);

  & > dt {
    color: var(--portal-text-muted);
    font: var(--portal-type-small);
  }

  & > dd {
    margin: 0;
    font: var(--portal-type-heading1);
    font-variant-numeric: tabular-nums;
  }
`

const Act = styled.div`
  display: flex;
  align-items: center;
  padding: var(--portal-space-4);

  ${media.phone} {
    flex: 1 0 100%;
    border-block-start: 1px solid var(--portal-border-subtle);

    & > button {
      flex: 1;
    }
  }
`
