import { useStore } from '@nanostores/react'
import { Badge, FilteredTextArea, FilteredTextField, NumberField, Spinner, Stack, SwitchField, Text } from '@portal/ui'
import { styled } from 'styled-components'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { FieldPair } from '#portal/people/UserForm/index.ts'
import { storable, useUnique } from '#portal/people/useUnique.ts'
import { ladder, type GroupEditing, type GroupField, type UserGroup } from './groupValues.ts'
import { groupMessages } from './messages.ts'

export interface GroupFieldsProps {
  group: UserGroup
  groups: readonly UserGroup[]
  editing: GroupEditing
}

/** The fields of a group, with its rank among the others. */
export function GroupFields({ group, groups, editing }: GroupFieldsProps) {
  const t = useStore(groupMessages)
  const { values, base } = editing.edit
  const errorOf = (field: GroupField) => {
    const problem = editing.problems[field]
    return problem === undefined ? editing.refusals[field] : t[problem]
  }
  return (
    <Stack gap={4}>
      <FieldPair>
        <NameField {...{ group, editing }} error={errorOf('Name')} />
        <NumberField
          label={t.HierarchyLevel}
          name="HierarchyLevel"
          min={1}
          max={99}
          value={Number.isNaN(values.HierarchyLevel) ? null : values.HierarchyLevel}
          help={group.ID > 0 && values.HierarchyLevel !== base.HierarchyLevel ? t.levelWas({ level: base.HierarchyLevel }) : t.levelHelp}
          error={errorOf('HierarchyLevel')}
          onValueChange={({ value, isReadable }) => editing.change({ HierarchyLevel: isReadable ? value ?? Number.NaN : Number.NaN })}
        />
      </FieldPair>
      <FilteredTextArea
        label={t.Description}
        name="Description"
        isOptional
        rows={2}
        maxLength={300}
        value={values.Description}
        onChange={(event) => editing.change({ Description: event.currentTarget.value })}
      />
      <CodeField {...{ group, editing }} error={errorOf('GroupCode')} />
      <SwitchField
        label={t.IsClientPortalVisible}
        help={t.visibleHelp}
        checked={values.IsClientPortalVisible}
        onChange={(event) => editing.change({ IsClientPortalVisible: event.currentTarget.checked })}
      />
      <SwitchField
        label={t.KeepsAccessInLockdown}
        help={t.lockdownHelp}
        checked={values.KeepsAccessInLockdown}
        onChange={(event) => editing.change({ KeepsAccessInLockdown: event.currentTarget.checked })}
      />
      {Number.isInteger(values.HierarchyLevel) && (
        <div>
          <Text isStrong>{t.whereStands({ level: String(values.HierarchyLevel) })}</Text>
          <Rungs>
            {ladder(groups, group.ID, values).map((rung) => (
              <li key={rung.id} aria-current={rung.stands === 'self' || undefined}>
                <Badge>{rung.level}</Badge>
                <span>{rung.name || t.new}</span>
                <Text as="span" size="small" tone="muted">
                  {t[rung.stands]}
                </Text>
              </li>
            ))}
          </Rungs>
        </div>
      )}
    </Stack>
  )
}

function NameField({ group, editing, error }: Pick<GroupFieldsProps, 'group' | 'editing'> & { error: string | undefined }) {
  const t = useStore(groupMessages)
  const { api } = usePortal()
  const { values, base } = editing.edit
  const known = useUnique(storable(values.Name), base.Name, (Value, signal) => api.isGroupNameUnique({ Value, ...(group.ID > 0 && { ExceptID: group.ID }) }, { signal }))
  return (
    <FilteredTextField
      label={t.Name}
      name="Name"
      maxLength={60}
      value={values.Name}
      help={known.kind === 'free' ? t.free : t.nameHelp}
      end={known.kind === 'checking' ? <Spinner label={t.checking} /> : undefined}
      error={error ?? (known.kind === 'taken' ? known.message : undefined)}
      onChange={(event) => editing.change({ Name: event.currentTarget.value })}
    />
  )
}

function CodeField({ group, editing, error }: Pick<GroupFieldsProps, 'group' | 'editing'> & { error: string | undefined }) {
  const t = useStore(groupMessages)
  const { api } = usePortal()
  const { values, base } = editing.edit
  const known = useUnique(storable(values.GroupCode), base.GroupCode, (Value, signal) => api.isGroupCodeUnique({ Value, ...(group.ID > 0 && { ExceptID: group.ID }) }, { signal }))
  return (
    <FilteredTextField
      label={t.GroupCode}
      name="GroupCode"
      isOptional
      maxLength={10}
      value={values.GroupCode}
      help={known.kind === 'free' ? t.free : t.codeHelp}
      end={known.kind === 'checking' ? <Spinner label={t.checking} /> : undefined}
      error={error ?? (known.kind === 'taken' ? known.message : undefined)}
      onChange={(event) => editing.change({ GroupCode: event.currentTarget.value })}
    />
  )
}

const Rungs = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);
  margin: var(--portal-space-2) 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--portal-space-1) var(--portal-space-2);
    padding: var(--portal-space-1) var(--portal-space-2);
    border: 1px solid transparent;
    border-radius: var(--portal-radius-control);
  }
  & > li > span:nth-child(2) {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > [aria-current] {
    border-color: var(--portal-accent-border);
    background: var(--portal-surface-selected);
  }
`
