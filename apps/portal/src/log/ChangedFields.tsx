import {
  changeFields, alertCauses, alertWays, type ChangeValueKind, DoorOutputMode, exportStates, formatCents, importStates, type Restriction, signInAsEndings, zonedFormat, codeTypeById,
} from '@portal/domain'
import { Icon, VisuallyHidden } from '@portal/ui'
import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'
import { changeFieldMessages } from './changeFields.messages.ts'
import { logMessages } from './log.messages.ts'
import type { ChangedField, ChangedRow } from './logLine.ts'
import type { LogFormats } from './useLogFormats.ts'
import { codeTypeMessages } from '../access/codes/codes.messages.ts'
import { useAlertWords } from '../alerts/useAlertWords.ts'
import { useDescribe } from '../access/useAccessSentence.ts'
import { useLocaleTag } from '../i18n/catalogue.ts'
import { userTypeMessages } from '../people/people.messages.ts'
import { userTypeName } from '../people/userTypes.ts'

export interface ChangedFieldsProps {
  fields: readonly ChangedField[]
  event: ChangedRow['Event']
  formats: LogFormats
}

/**
 * Shows the fields of a change, with the old value crossed out and the new value. Shows only one value if the record was added or deleted,
 * or if the other value is empty.
 */
export function ChangedFields({ fields, event, formats }: ChangedFieldsProps) {
  const t = logMessages.useWords()
  const names = changeFieldMessages.useWords()
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

/** Whether a changed field has an old or a new value to show. The values of secrets are never known. */
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

/** Returns the text of one value of a changed field. `side` matters only for secrets, whose values aren't shown. */
function useChangeValue(formats: LogFormats): (field: ChangedField, side: 'From' | 'To', event: 'insert' | 'update' | 'delete') => string {
  const t = logMessages.useWords()
  const types = codeTypeMessages.useWords()
  const { words: alerts } = useAlertWords()
  const userTypes = userTypeMessages.useWords()
  const tag = useLocaleTag()
  const describe = useDescribe()
  const outputs: Partial<Record<number, string>> = {
    [DoorOutputMode.MomentaryOpen]: t.opensShort, [DoorOutputMode.HoldOpen]: t.holdsOpen, [DoorOutputMode.Both]: t.opensBoth,
  }
  // January 1, 2023 was a Sunday, the weekday with number 0.
  const weekdayOf = (weekday: number) => zonedFormat(tag, 'UTC', { weekday: 'long' }).format(new Date(Date.UTC(2023, 0, 1 + weekday)))
  const clockOf = (minute: number) => zonedFormat(tag, 'UTC', { hour: 'numeric', minute: '2-digit' }).format(new Date(minute * 60_000))

  const sayTask = (state: string) => t[`task_${[...importStates, ...exportStates].find((known) => known === state) ?? 'ended'}`]

  const sayEnding = (ending: string) => t[`signIn_${signInAsEndings.find((known) => known === ending) ?? 'taken'}`]

  const sayUserType = (type: number) => {
    const name = userTypeName(type)
    return name === null ? userTypes.other({ number: type }) : userTypes[name]
  }

  /** The texts for kinds of values that aren't texts themselves. */
  const say: Partial<Record<ChangeValueKind, (value: string | number) => string>> = {
    flag: (value) => (Number(value) === 0 ? t.no : t.yes),
    instant: (value) => formats.moment(String(value)),
    restriction: (value) => describe(JSON.parse(String(value)) as Restriction),
    windows: (value) => (value === '[]' ? t.none : describe({ windows: JSON.parse(String(value)) as Restriction['windows'] })),
    exceptions: (value) => t.exceptionDays({ count: (JSON.parse(String(value)) as unknown[]).length }),
    userType: (value) => sayUserType(Number(value)),
    outputMode: (value) => outputs[Number(value)] ?? String(value),
    codeType: (value) => types[codeTypeById(Number(value)).name],
    weekday: (value) => weekdayOf(Number(value)),
    minute: (value) => clockOf(Number(value)),
    cents: (value) => formatCents(Number(value), tag),
    taskState: (value) => sayTask(String(value)),
    signInEnding: (value) => sayEnding(String(value)),
    alertCause: (value) => alerts.cause[alertCauses.find((cause) => cause === value) ?? 'leftOpen'],
    alertWays: (value) => alertWays.filter((way) => String(value).includes(`"${way}"`)).map((way) => alerts.way[way]).join(', '),
  }

  return (field, side, event) => {
    const value = field[side]
    const kind = changeFields[field.Field]
    if (kind === 'secret') {
      if (event === 'update') return side === 'From' ? '••••' : t.secretChanged
      return (event === 'insert') === (side === 'To') ? t.secretSet : event === 'delete' && side === 'To' ? t.secretGone : t.none
    }
    if (value === null || value === '') return kind === 'restriction' ? t.noRule : t.none
    if (kind === 'picture') return side === 'To' && field.From !== null ? t.pictureChanged : t.picture
    return say[kind]?.(value) ?? String(value)
  }
}
