import { decodeWiegand, wiegandLayouts, type WiegandFormat, padCard } from '@portal/domain'
import { Icon, Inline, Text } from '@portal/ui'
import { CircleCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { codeEditorMessages } from './codeEditor.messages.ts'

export interface BitStripProps {
  format: WiegandFormat
  /** The bits as 0 and 1; null while the card is unknown. */
  bits: string | null
}

/** Shows the bits of a card, with marked facility code and parity, and their numbers. */
export function BitStrip({ format, bits }: BitStripProps) {
  const t = codeEditorMessages.useWords()
  const { facility, card } = wiegandLayouts[format]
  const reading = bits === null ? null : decodeWiegand(format, bits)
  if (bits === null || reading === null) return null
  const partOf = (index: number) => {
    if (index === 0 || index === bits.length - 1) return 'parity'
    return facility && index < facility.start + facility.length ? 'facility' : 'card'
  }
  const facts = [
    ...(facility && reading.facilityCode !== null ? [`${t.facilityBits({ count: facility.length })}: ${reading.facilityCode}`] : []),
    `${t.cardBits({ count: card.length })}: ${padCard(format, reading.cardNumber)}`,
  ]
  return (
    <div>
      <Strip role="img" aria-label={t.bits({ bits })}>
        {Array.from(bits, (bit, index) => (
          <span key={index} data-part={partOf(index)} aria-hidden>
            {bit}
          </span>
        ))}
      </Strip>
      <Inline gap={4} isWrapping>
        {facts.map((fact) => (
          <Text key={fact} size="small" isTabular>
            {fact}
          </Text>
        ))}
        <Inline gap={1}>
          <Icon icon={CircleCheck} tone="success" />
          <Text size="small">{t.parityRight}</Text>
        </Inline>
      </Inline>
    </div>
  )
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-block-end: var(--portal-space-2);
  direction: ltr;
  font: var(--portal-type-small);
  font-variant-numeric: tabular-nums slashed-zero;

  & > span {
    flex: 1 0 20px;
    max-inline-size: 32px;
    padding-block: var(--portal-space-1);
    border: 1px solid var(--portal-border-subtle);
    margin-inline-start: -1px;
    text-align: center;
  }
  & > [data-part='parity'] {
    background: var(--portal-surface-sunken);
    color: var(--portal-text-muted);
  }
  & > [data-part='facility'] {
    background: var(--portal-surface-selected);
  }
`
