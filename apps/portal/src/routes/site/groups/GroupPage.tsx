import { useStore } from '@nanostores/react'
import { Button, ButtonLink, Card, Icon, InlineAlert, Menu, PageColumns, PageHeader, PrecedenceLegend, Stack } from '@portal/ui'
import { Ellipsis, UserRoundPlus } from 'lucide-react'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import { DraftNotice } from '#portal/forms/DraftNotice.tsx'
import { SaveBar } from '#portal/forms/SaveBar.tsx'
import { SaveFailure } from '#portal/forms/SaveFailure.tsx'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { canTheyGetInPath, groupPath, paths, usersOfGroupPath } from '#portal/app/paths.ts'
import { NoticeCheck } from '#portal/calls/NoticeCheck.tsx'
import { usePageTitle } from '#portal/app/usePageTitle.ts'
import { useRights } from '#portal/app/useRights.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { ConflictDialog } from '#portal/forms/ConflictDialog.tsx'
import { editMessages } from '#portal/forms/edit.messages.ts'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { focusFirstInvalid } from '#portal/forms/focusFirstInvalid.ts'
import { peopleCountMessages } from '#portal/people/people.messages.ts'
import { HistoryButton } from '#portal/log/HistoryButton.tsx'
import { GroupFields } from './GroupFields.tsx'
import type { GroupEditing, GroupField, GroupValues, UserGroup } from './groupValues.ts'
import { groupMessages } from './messages.ts'
import { RulesCard } from './RulesCard.tsx'

const accessSync = lazyPart(async () => (await import('#portal/access/AccessSync.tsx')).AccessSync)

export interface GroupPageProps {
  group: UserGroup
  groups: readonly UserGroup[]
  editing: GroupEditing
  words: EditWords<GroupValues, GroupField>
  mayEdit: boolean
  receipt?: ReactNode
  onAsk: (question: 'assign' | 'delete') => void
}

/** A group: its fields, visibility, restrictions, and which rule decides. */
export function GroupPage({ group, groups, editing, words, mayEdit, receipt, onAsk }: GroupPageProps) {
  const t = useStore(groupMessages)
  const { people } = useStore(peopleCountMessages)
  const e = useStore(editMessages)
  const list = useFormatsList()
  const { api } = usePortal()
  const mayDo = useRights()
  const [isWaiting, setWaiting] = useState(false)
  const { changed, failure, isSaving, isRestored } = editing
  const isNew = group.ID === 0
  usePageTitle(isNew ? t.new : group.Name)
  const fact = changed.length === 0 ? e.unchanged : `${e.changes({ count: changed.length })} ${list(changed.map((field) => words.nameOf(field)))}`

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isSent = editing.save()
    setWaiting(!isSent)
    if (!isSent) focusFirstInvalid(event.currentTarget)
  }
  const actions = !isNew && (
    <>
      <ButtonLink href={usersOfGroupPath(group.ID)}>{t.seePeople}</ButtonLink>
      <HistoryButton subject="group" id={group.ID} name={group.Name} />
      {mayEdit && (
        <Button icon={UserRoundPlus} onClick={() => onAsk('assign')}>
          {t.assign}
        </Button>
      )}
      <Menu
        label={t.more}
        items={[
          { id: 'getIn', label: t.getIn, href: canTheyGetInPath({ group: group.ID }) },
          ...(mayEdit && !group.IsNoAccess ? [{ id: 'delete', label: t.remove, tone: 'danger' as const, onSelect: () => onAsk('delete') }] : []),
        ]}
      >
        <Icon icon={Ellipsis} />
      </Menu>
    </>
  )
  return (
    <>
      <form noValidate onSubmit={submit}>
        <Stack gap={5}>
          <PageHeader
            title={isNew ? t.new : group.Name}
            breadcrumb={[{ label: t.groups, href: paths.groups }]}
            facts={isNew || group.MemberCount === undefined ? undefined : people({ count: group.MemberCount })}
            actions={actions}
          />
          {receipt}
          {isRestored && <DraftNotice onDiscard={editing.discard} />}
          {group.IsNoAccess && <InlineAlert tone="info">{t.noAccessGroup}</InlineAlert>}
          {!mayEdit && <InlineAlert tone="info">{t.readOnly}</InlineAlert>}
          {failure && !isSaving && <SaveFailure failure={failure} isNew={isNew} lookHref={isNew ? paths.groups : groupPath(group.ID)} />}
          <PageColumns
            side={
              <Card title={t.precedence}>
                <PrecedenceLegend current="groupRestriction" />
              </Card>
            }
          >
            <Card title={t.settings}>
              <fieldset disabled={!mayEdit} style={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
                <GroupFields group={group} groups={groups} editing={editing} />
              </fieldset>
            </Card>
            {!isNew && <RulesCard groupId={group.ID} mayEdit={mayEdit} />}
            {!isNew && mayDo('devices.view') && <accessSync.Part about={{ UserGroupID: group.ID }} version={group.Version} />}
          </PageColumns>
        </Stack>
        {mayEdit && !isNew && group.MemberCount !== 0 && (
          <Told>
            <NoticeCheck of="message" about={`${group.ID}:${group.MemberCount}`} ask={(signal) => api.validateGroupNotificationPermission({ UserGroupID: group.ID }, { signal })} />
          </Told>
        )}
        {mayEdit && (
          <SaveBar
            fact={fact}
            waiting={isWaiting ? t.invalid : null}
            saveLabel={isNew ? t.create : group.MemberCount ? t.saveFor({ count: group.MemberCount }) : t.save}
            cancel={{ label: e.cancel, href: paths.groups }}
            isSaving={isSaving}
          />
        )}
      </form>
      <ConflictDialog editing={editing} words={words} />
    </>
  )
}

const Told = styled.div`
  padding-block: var(--portal-space-4);
`
