import { Button, Card, Icon, Text } from '@portal/ui'
import { ChevronDown, Phone, PhoneCall } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import type { Formats } from '#portal/i18n/useFormats.ts'
import { useCallStatusWords } from './useCallStatusWords.ts'
import { useVisitorCalls } from './useCallPresses.ts'
import { visitorCallsMessages } from './visitorCalls.messages.ts'
import { standingOf, type VisitorCallRecord } from './visitorCallsView.ts'

const panel = lazyPart(async () => (await import('./CallsPanel.tsx')).CallsPanel)

export interface VisitorCallsCardProps {
  formats: Formats
}

/** Shows a call group's running and earlier calls, with the users whose phones ring. The buttons are in the banner above every page. */
export function VisitorCallsCard({ formats }: VisitorCallsCardProps) {
  const t = visitorCallsMessages.useWords()
  const say = useCallStatusWords(formats)
  const { view, isLost } = useVisitorCalls()
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const front = view?.running[0]
  const last = view?.ended[0]
  const nameOf = ({ Plan, StationName: station }: VisitorCallRecord) => t.calling({ group: Plan.Name, station })

  const lines = (): [head: string, text: string] => {
    if (!view) return [t.nobodyCalls, isLost ? t.unreachable : '']
    if (front) return [nameOf(front), say(standingOf(front, view.now))]
    if (!last) return [t.nobodyCalls, t.none]
    return [t.nobodyCalls, `${t.lastCall({ time: formats.timeSince(last.StartedAt, view.now) })} ${say(standingOf(last, view.now))}`]
  }
  const [head, text] = lines()
  return (
    <Card padding="none" role="region" aria-label={t.title}>
      <Strip>
        <Icon icon={front ? PhoneCall : Phone} tone={front ? 'info' : 'neutral'} />
        <div>
          <Text isStrong>{head}</Text>
          <Text size="small" tone="muted" isTabular>
            {text}
          </Text>
        </div>
        {view && (front || last) && (
          <Toggle size="compact" icon={ChevronDown} aria-expanded={isOpen} aria-controls={isOpen ? panelId : undefined} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t.hide : t.show}
          </Toggle>
        )}
      </Strip>
      {isOpen && view && (
        <div id={panelId}>
          <panel.Part {...{ view, formats }} />
        </div>
      )}
    </Card>
  )
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: var(--portal-space-3);
  align-items: center;
  min-block-size: 4rem;
  padding: var(--portal-space-2) var(--portal-space-4);
  overflow-wrap: anywhere;
`

const Toggle = styled(Button)`
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`
