import { forwardRef } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Text } from '../../elements/Text/index.ts'
import { InlineAlert } from '../../feedback/InlineAlert/index.ts'
import { RadioGroup } from '../RadioGroup/index.ts'

export type ConflictSide = 'mine' | 'theirs'

/** A field that two people changed to different values. Empty stands for nothing there. */
export interface ConflictField {
  id: string
  label: string
  mine: string
  theirs: string
}

/** A field that only one of them changed: it is kept as it is. */
export interface KeptChange {
  id: string
  label: string
  value: string
  by: ConflictSide
}

export interface ConflictPanelLabels {
  /** Empty where the panel stands under a title that says it. */
  title: string
  /** `who` as given, `when` written out where it is known; `count` fields are to be decided. */
  intro: (other: { who: string, when: string | undefined, count: number }) => string
  mine: string
  theirs: (who: string) => string
  empty: string
  kept: string
  keptBy: (change: { by: ConflictSide, who: string }) => string
}

export const conflictPanelLabels: ConflictPanelLabels = {
  title: 'Someone else saved this meanwhile.',
  intro: ({ who, when }) => `${who} saved it${when === undefined ? '' : ` ${when}`}. Nothing of yours is lost: choose what to keep.`,
  mine: 'Yours',
  theirs: (who) => who,
  empty: 'Empty',
  kept: 'Kept, as only one of you changed it',
  keptBy: ({ by, who }) => (by === 'mine' ? 'yours' : who),
}

export interface ConflictPanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children' | 'onChange'> {
  /** Who saved in between. */
  who: string
  /** When: '4 minutes ago'. Omit where it is not known. */
  when?: string
  fields: readonly ConflictField[]
  /** By field id; a field without an entry is not decided yet. */
  value: Readonly<Record<string, ConflictSide>>
  onSideChange: (change: { id: string, side: ConflictSide }) => void
  kept?: readonly KeptChange[]
  /** Save and leave. Let Save say why it waits until every field is decided. */
  actions?: ReactNode
  labels?: ConflictPanelLabels
}

/** Two people changed the same record: field by field, which of the two values stays. */
export const ConflictPanel = forwardRef<HTMLDivElement, ConflictPanelProps>(function ConflictPanel(props, ref) {
  const { who, when, fields, value, onSideChange, kept = [], actions, labels = conflictPanelLabels, ...rest } = props
  return (
    <Frame ref={ref} {...rest}>
      <InlineAlert tone="warning" role="alert" title={labels.title}>{labels.intro({ who, when, count: fields.length })}</InlineAlert>
      {fields.map(({ id, label, mine, theirs }) => (
        <RadioGroup
          key={id} label={label} value={value[id] ?? null}
          options={[
            { value: 'mine', label: <Value>{mine || labels.empty}</Value>, help: labels.mine },
            { value: 'theirs', label: <Value>{theirs || labels.empty}</Value>, help: labels.theirs(who) },
          ]}
          onValueChange={({ value: side }) => onSideChange({ id, side: side === 'mine' ? 'mine' : 'theirs' })}
        />
      ))}
      {kept.length > 0 && (
        <Kept>
          <Text isStrong>{labels.kept}</Text>
          <ul>
            {kept.map(({ id, label, value: text, by }) => (
              <li key={id}>
                <Text as="span" tone="muted">{label}:</Text> {text || labels.empty}{' '}
                <Text as="span" tone="muted">({labels.keptBy({ by, who })})</Text>
              </li>
            ))}
          </ul>
        </Kept>
      )}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Frame>
  )
})

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-4);
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Value = styled.span`
  white-space: pre-line;
`

const Kept = styled.div`
  & > ul {
    display: grid;
    gap: var(--portal-space-1);
    margin: var(--portal-space-1) 0 0;
    padding: 0;
    list-style: none;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--portal-space-2);
`
