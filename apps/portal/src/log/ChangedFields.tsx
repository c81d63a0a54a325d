import { useStore } from '@nanostores/react'
import { changeFields } from '@portal/domain'
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

/** The fields of a change, with the old value crossed out and the new value. Only one of them if the record was added or deleted, or the other value is empty. */
export function ChangedFields({ fields, event, formats }: ChangedFieldsProps) {
  const t = useStore(logMessages)
  const names = useStore(changeFieldMessages)
  const say = useChangeValue(formats)
  return (
    <Box>
      {fields.filter((field) => hasSide(field, 'From', event) || hasSide(field, 'To', event)).map((field) => (
        <Row key={field.Field}>
          <dt>{names[field.Field]}</dt>
          <dd>
            {hasSide(field, 'From', event) && (
              <Was>
                <VisuallyHidden>{t.was} </VisuallyHidden>
                <bdi>{say(field, 'From', event)}</bdi>
              </Was>
            )}
            {hasSide(field, 'From', event) && hasSide(field, 'To', event) && (
              <>
                <Icon icon={ArrowRight} isDirectional tone="neutral" />
                <VisuallyHidden>, {t.now} </VisuallyHidden>
              </>
            )}
            {hasSide(field, 'To', event) && (
              <Now>
                <bdi>{say(field, 'To', event)}</bdi>
              </Now>
            )}
          </dd>
        </Row>
      ))}
    </Box>
  )
}

/** Whether a field has an old or a new value to show. The values of secrets are never known. */
function hasSide({ Field, From, To }: ChangedField, side: 'From' | 'To', event: ChangedRow['Event']): boolean {
  const value = side === 'From' ? From : To
  const isKnown = changeFields[Field] === 'secret' || (value !== null && value !== '')
  return event === 'update' ? isKnown || changeFields[Field] === 'restriction' : isKnown && (event === 'insert') === (side === 'To')
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

    > :only-child {
      grid-column: 1 / -1;
    }
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
