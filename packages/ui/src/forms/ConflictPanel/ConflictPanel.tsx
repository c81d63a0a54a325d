import type { Labels } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Text } from '../../elements/Text/Text.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { conflictPanelMessages } from './ConflictPanel.messages.ts'

export type ConflictSide = 'mine' | 'theirs'

/** A field that two users changed to different values. Empty: no value. */
export interface ConflictField {
  id: string
  label: string
  mine: string
  theirs: string
}

/** A field that only one of the two users changed; the change is kept. */
export interface KeptChange {
  id: string
  label: string
  value: string
  by: ConflictSide
}

export type ConflictPanelLabels = Labels<typeof conflictPanelMessages>

export interface ConflictPanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children' | 'onChange'> {
  /** The user who saved in the meantime. */
  who: string
  /** When the other user saved: '4 minutes ago'. Omit if unknown. */
  when?: string
  /** The fields that both changed, with both values. */
  fields: readonly ConflictField[]
  /** The chosen side by field id; a field without an entry is undecided. */
  value: Readonly<Record<string, ConflictSide>>
  /** Called when the reader chooses a side for a field. */
  onSideChange: (change: { id: string, side: ConflictSide }) => void
  /** Changes of only one user, which are kept. */
  kept?: readonly KeptChange[]
  /** The buttons to save and to leave. Give Save a `disabledReason` until every field is decided. */
  actions?: ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: ConflictPanelLabels
}

/** Shown when two users changed the same record. The reader chooses one of the two values for each field. */
export const ConflictPanel = forwardRef<HTMLDivElement, ConflictPanelProps>(function ConflictPanel(props, ref) {
  const { who, when, fields, value, onSideChange, kept = [], actions, labels, ...rest } = props
  const words = useLabels('ConflictPanel', conflictPanelMessages, labels)
  const title = when === undefined ? words.title({ who }) : words.titleAt({ who, when })
  return (
    <Frame ref={ref} {...rest}>
      <InlineAlert tone="warning" role="alert" title={title}>{words.intro({ count: fields.length })}</InlineAlert>
      {fields.map(({ id, label, mine, theirs }) => (
        <RadioGroup
          key={id} label={label} value={value[id] ?? null}
          options={[
            { value: 'mine', label: <Value>{mine || words.empty}</Value>, help: words.mine },
            { value: 'theirs', label: <Value>{theirs || words.empty}</Value>, help: words.theirs({ who }) },
          ]}
          onValueChange={({ value: side }) => onSideChange({ id, side: side === 'mine' ? 'mine' : 'theirs' })}
        />
      ))}
      {kept.length > 0 && (
        <Kept>
          <Text isStrong>{words.kept}</Text>
          <ul>
            {kept.map(({ id, label, value: text, by }) => (
              <li key={id}>
                <Text as="span" tone="muted">{label}:</Text> {text || words.empty}{' '}
                <Text as="span" tone="muted">({by === 'mine' ? words.keptMine : who})</Text>
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
