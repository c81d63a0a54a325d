import { useStore } from '@nanostores/react'
import { Button, Card, Icon, LiveRegion, media, Text } from '@portal/ui'
import { ChevronDown, Phone, PhoneCall } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { later } from '../../app/later.tsx'
import type { Formats } from '../../i18n/useFormats.ts'
import { useStandingWords } from './useStandingWords.ts'
import { visitorCallsMessages } from './visitorCalls.messages.ts'
import { standingOf, type VisitorCallRecord, type VisitorCallsView } from './visitorCallsView.ts'

const panel = later(async () => (await import('./CallsPanel.tsx')).CallsPanel)

export interface VisitorCallsCardProps {
  /** Null before the first answer. */
  view: VisitorCallsView | null
  /** Whether the last question had no answer; what is known stays. */
  isLost: boolean
  formats: Formats
}

/** Who calls right now and who is rung. Its height is the same whether somebody calls or not, so that nothing on the page moves. */
export function VisitorCallsCard({ view, isLost, formats }: VisitorCallsCardProps) {
  const t = useStore(visitorCallsMessages)
  const say = useStandingWords(formats)
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const running = view?.running[0]
  const last = view?.ended[0]
  const calling = ({ Plan, StationName: station }: VisitorCallRecord) => t.calling({ group: Plan.Name, station })
  const others = view && view.running.length > 1 ? t.moreCalls(view.running.length - 1) : null
  const standing = running && view ? standingOf(running, view.now) : null

  const lines = (): [head: string, text: string] => {
    if (!view) return [t.nobodyCalls, isLost ? t.unreachable : '']
    if (running && standing) return [[calling(running), others].filter(Boolean).join(', '), say(standing)]
    if (!last) return [t.nobodyCalls, t.none]
    return [t.nobodyCalls, `${t.lastCall({ time: formats.timeSince(last.StartedAt, view.now) })} ${say(standingOf(last, view.now))}`]
  }
  const [head, text] = lines()
  // Without the seconds, which would be read aloud again and again.
  const spoken = !running ? '' : `${t.title}: ${calling(running)}. ${standing?.kind === 'talking' ? say(standing) : ''}`

  return (
    <Frame padding="none" role="region" aria-label={t.title} data-calling={running ? '' : undefined}>
      <Strip>
        <Icon icon={running ? PhoneCall : Phone} tone={running ? 'info' : 'neutral'} />
        <Lines>
          <Text isStrong>{head}</Text>
          <Text size="small" tone="muted" isTabular>
            {text}
          </Text>
        </Lines>
        {view && view.running.length + view.ended.length > 0 && (
          <Toggle size="compact" icon={ChevronDown} aria-expanded={isOpen} aria-controls={isOpen ? panelId : undefined} onClick={() => setIsOpen(!isOpen)}>
            <Words>{isOpen ? t.hide : t.show}</Words>
          </Toggle>
        )}
      </Strip>
      <LiveRegion>{spoken}</LiveRegion>
      {isOpen && view && (
        <div id={panelId}>
          <panel.Part view={view} formats={formats} />
        </div>
      )}
    </Frame>
  )
}

const Frame = styled(Card)`
  &[data-calling] {
    border-color: var(--portal-accent-border);
  }
`

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: var(--portal-space-3);
  block-size: 4rem;
  padding-inline: var(--portal-space-4);

  [data-calling] > * > & {
    background: var(--portal-surface-selected);
  }
  ${media.phone} {
    block-size: 6rem;
  }
`

const Toggle = styled(Button)`
  position: relative;

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`

/** On a phone the names beside it need the room: the arrow alone is seen. */
const Words = styled.span`
  ${media.phone} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

/** As many lines as there is room for: what does not fit stands in the panel. */
const Lines = styled.div`
  flex: 1;
  min-inline-size: 0;

  > * {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }
  ${media.phone} {
    > * {
      -webkit-line-clamp: 2;
    }
  }
`
