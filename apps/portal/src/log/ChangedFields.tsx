import { useStore } from '@nanostores/react'
import { Icon, VisuallyHidden } from '@portal/ui'
import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'
import { changeFieldMessages } from './changeFields.messages.ts'
import { logMessages } from './log.messages.ts'
import type { ChangedField, ChangedRow } from './logLine.ts'
import { useChangeValue } from './useChangeValue.ts'
import type { LogFormats } from './useLogFormats.ts'

export interface ChangedFieldsProps {
  fields: readonly ChangedField[]
  event: ChangedRow['Event']
  formats: LogFormats
}

/** The fields of a change: the old value crossed out, and the new one. */
export function ChangedFields({ fields, event, formats }: ChangedFieldsProps) {
  const t = useStore(logMessages)
  const names = useStore(changeFieldMessages)
  const say = useChangeValue(formats)
  return (
    <Box>
      {fields.map((field) => (
        <Row key={field.Field}>
          <dt>{names[field.Field]}</dt>
          <dd>
            <VisuallyHidden>{t.was} </VisuallyHidden>
            <Was>
              <bdi>{say(field, 'From', event)}</bdi>
            </Was>
            <Icon icon={ArrowRight} isDirectional tone="neutral" />
            <VisuallyHidden>, {t.now} </VisuallyHidden>
            <Now>
              <bdi>{say(field, 'To', event)}</bdi>
            </Now>
          </dd>
        </Row>
      ))}
    </Box>
  )
}

const Box = styled.dl`
  margin: 0;
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-control);
  background: var(--portal-card-bg);
  font: var(--portal-type-small);
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(72px, 112px) minmax(0, 1fr);
  gap: var(--portal-space-2);
  padding: var(--portal-space-2) var(--portal-space-3);

  & + & {
    border-block-start: 1px solid var(--portal-border-subtle);
  }
  dt {
    color: var(--portal-text-muted);
  }
  dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: var(--portal-space-2);
    align-items: start;
    margin: 0;
    overflow-wrap: anywhere;
  }
  @container log (max-width: 460px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`

const Was = styled.del`
  color: var(--portal-text-muted);
`

const Now = styled.ins`
  color: var(--portal-text-default);
  font: var(--portal-type-small);
  text-decoration: none;
`
