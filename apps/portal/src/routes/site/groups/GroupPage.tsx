import { Button, ButtonLink, Card, Icon, InlineAlert, Menu } from '@portal/ui'
import { Ellipsis, UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { PrecedenceCard } from '#portal/access/PrecedenceCard.tsx'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { canTheyGetInPath, paths, usersOfGroupPath } from '#portal/app/paths.ts'
import { NoticeCheck } from '#portal/calls/NoticeCheck.tsx'
import { useRights } from '#portal/app/useRights.ts'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { peopleCountMessages } from '#portal/people/people.messages.ts'
import { HistoryButton } from '#portal/log/HistoryButton.tsx'
import { GroupFields } from './GroupFields.tsx'
import type { GroupEditing, GroupField, GroupValues, UserGroup } from './groupValues.ts'
import { groupMessages } from './messages.ts'
import { RulesCard } from './RulesCard.tsx'
import { EditorPage } from '#portal/forms/EditorPage.tsx'

const accessSync = lazyPart(async () => (await import('#portal/access/AccessSync.tsx')).AccessSync)

export interface GroupPageProps {
  group: UserGroup
  groups: readonly UserGroup[]
  editing: GroupEditing
  words: EditWords<GroupValues, GroupField>
  mayEdit: boolean
  receipt: ReactNode
  /** The dialog that is open; null for none. */
  asking: 'assign' | 'delete' | null
  onAsk: (question: 'assign' | 'delete') => void
}

/** The page of a group: its fields, visibility, restrictions, and which rule decides. */
export function GroupPage({ group, groups, editing, words, mayEdit, receipt, asking, onAsk }: GroupPageProps) {
  const t = groupMessages.useWords()
  const { people } = peopleCountMessages.useWords()
  const { api } = usePortal()
  const mayDo = useRights()
  const isNew = group.ID === 0
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
    <EditorPage
      title={isNew ? t.new : group.Name}
      breadcrumb={[{ label: t.groups, href: paths.groups }]}
      facts={isNew || group.MemberCount === undefined ? undefined : people({ count: group.MemberCount })}
      editing={editing}
      words={words}
      saveLabel={isNew ? t.create : group.MemberCount ? t.saveFor({ count: group.MemberCount }) : t.save}
      cancelHref={paths.groups}
      history={actions}
      isReadOnly={!mayEdit}
      mayLeave={asking === 'delete'}
    >
      {receipt}
      {group.IsNoAccess && <InlineAlert tone="info">{t.noAccessGroup}</InlineAlert>}
      {!mayEdit && <InlineAlert tone="info">{t.readOnly}</InlineAlert>}
      <Card title={t.settings}>
        <fieldset disabled={!mayEdit} style={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
          <GroupFields group={group} groups={groups} editing={editing} />
        </fieldset>
      </Card>
      {!isNew && <RulesCard groupId={group.ID} mayEdit={mayEdit} />}
      {!isNew && mayDo('devices.view') && <accessSync.Part about={{ UserGroupID: group.ID }} version={group.Version} />}
      <PrecedenceCard current="groupRestriction" />
      {mayEdit && !isNew && group.MemberCount !== 0 && (
        <NoticeCheck of="message" about={`${group.ID}:${group.MemberCount}`} ask={(signal) => api.validateGroupNotificationPermission({ UserGroupID: group.ID }, { signal })} />
      )}
    </EditorPage>
  )
}
