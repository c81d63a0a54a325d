import { Badge, FilteredTextArea, NumberField, Stack, SwitchField, Text } from '@portal/ui'
import { styled } from 'styled-components'
import { FieldPair } from '#portal/people/UserForm/UserField.tsx'
import { UniqueField } from '#portal/people/UniqueField.tsx'
import { ladder, type GroupEditing, type GroupField, type UserGroup } from './groupValues.ts'
import { groupMessages } from './messages.ts'

export interface GroupFieldsProps {
  group: UserGroup
  groups: readonly UserGroup[]
  editing: GroupEditing
}

/** The fields of a group, with its rank among the others. */
export function GroupFields({ group, groups, editing }: GroupFieldsProps) {
  const t = groupMessages.useWords()
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
  const t = groupMessages.useWords()
  const { values, base } = editing.edit
  return (
    <UniqueField
      label={t.Name}
      name="Name"
      maxLength={60}
      value={values.Name}
      saved={base.Name}
      ask={(api, Value, signal) => api.isGroupNameUnique({ Value, ...(group.ID > 0 && { ExceptID: group.ID }) }, { signal })}
      free={t.free}
      help={t.nameHelp}
      error={error}
      onType={(Name) => editing.change({ Name })}
    />
  )
}

function CodeField({ group, editing, error }: Pick<GroupFieldsProps, 'group' | 'editing'> & { error: string | undefined }) {
  const t = groupMessages.useWords()
  const { values, base } = editing.edit
  return (
    <UniqueField
      label={t.GroupCode}
      name="GroupCode"
      isOptional
      maxLength={10}
      value={values.GroupCode}
      saved={base.GroupCode}
      ask={(api, Value, signal) => api.isGroupCodeUnique({ Value, ...(group.ID > 0 && { ExceptID: group.ID }) }, { signal })}
      free={t.free}
      help={t.codeHelp}
      error={error}
      onType={(GroupCode) => editing.change({ GroupCode })}
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
