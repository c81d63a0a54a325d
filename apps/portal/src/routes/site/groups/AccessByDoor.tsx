import { AccessMatrix, Button, ButtonLink, Card, DescriptionList, EmptyState, IconButton, Inline, media, Skeleton, Stack, Text, TextLink, WeekGrid } from '@portal/ui'
import { Copy, Pencil, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useDescribe } from '#portal/access/useAccessSentence.ts'
import { useMembersAtDoor } from '#portal/access/useMembersAtDoor.ts'
import { groupsAtDoorPause, groupsAtDoorQuestion } from '#portal/access/groupsAtDoorQuestion.ts'
import { placesOfProperty, placesQuestion, propertiesOf } from '#portal/access/places.ts'
import { AskFailure, type Question, useQuestion } from '#portal/app/asking.tsx'
import { canTheyGetInPath, groupPath, groupRulePath, templatePath, usersOfGroupPath } from '#portal/app/paths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useRights } from '#portal/app/useRights.ts'
import { PropertyChoice } from '#portal/doors/PropertyChoice.tsx'
import { peopleCountMessages } from '#portal/people/people.messages.ts'
import { doorColumns, groupAtDoor, isAt, type DoorColumn, type GroupAtDoor } from './accessByDoor.ts'
import { CopyDoorDialog } from './CopyDoorDialog.tsx'
import type { GroupsQuery } from './groupsAddress.ts'
import type { UserGroup } from './groupValues.ts'
import { accessByDoorMessages } from './messages.ts'
import type { GroupRules } from './RulesCard.tsx'

const allRules: Question<GroupRules> = { key: 'rules', ask: (api, signal) => api.getAppliedGroupRestriction({}, { signal }) }

export interface AccessByDoorProps {
  groups: readonly UserGroup[]
  query: GroupsQuery
  onChange: (change: Partial<GroupsQuery>) => void
}

/** A table of all groups at all doors of a property; below it, the selected group at the selected door. */
export function AccessByDoor({ groups, query, onChange }: AccessByDoorProps) {
  const t = accessByDoorMessages.useWords()
  const { people } = peopleCountMessages.useWords()
  const { api } = usePortal()
  const matrix = useRef<HTMLDivElement>(null)
  const rules = useQuestion(allRules)
  const places = useQuestion(placesQuestion)
  const failed = [rules, places].find(({ failure }) => failure)
  const locations = places.answer?.Locations ?? []
  const properties = propertiesOf(locations)
  const property = properties.find(({ id }) => id === query.property) ?? properties[0]
  const doors = property ? doorColumns(placesOfProperty(locations, property.id)) : []
  const rows = groups.map((group) => ({ group, cells: doors.map((door) => groupAtDoor(group, door, rules.answer?.Restrictions ?? [], api.serverNow())) }))
  const column = doors.findIndex(({ id }) => id === query.door)
  const row = rows.find(({ group }) => group.ID === query.group)
  const cellsOf = (template: number) => rows.flatMap(({ cells }) => cells).filter(({ rule }) => rule?.PresetTemplateID === template).length
  const [door, cell] = [doors[column], row?.cells[column]]
  const close = () => {
    matrix.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    onChange({ group: null, door: null })
  }
  return (
    <Stack gap={4}>
      <Card
        title={t.title}
        fact={doors.length > 0 && t.hint}
        padding="none"
        foot={rules.answer && doors.length > 0 && <Text size="small" tone="muted">{t.groupsOnly}</Text>}
        aria-busy={rules.isLoading || places.isLoading}
        actions={property && <PropertyChoice Properties={properties.map(({ id, name }) => ({ ID: id, Name: name }))} PropertyID={property.id} onChoose={(next) => onChange({ property: next })} />}
      >
        {failed && <AskFailure failure={failed.failure} isLoading={failed.isLoading} reload={failed.reload} title={t.failed} />}
        {!failed && !(rules.answer && places.answer) && <Skeleton width="70%" />}
        {rules.answer && places.answer && doors.length === 0 && <EmptyState title={t.noDoors} />}
        {rules.answer && doors.length > 0 && (
          <AccessMatrix
            ref={matrix}
            doors={doors}
            groups={rows.map(({ group, cells }) => ({ id: String(group.ID), name: group.Name, href: groupPath(group.ID), cells, ...(group.MemberCount !== undefined && { fact: people({ count: group.MemberCount }) }) }))}
            value={door && row ? { group: String(row.group.ID), door: door.id } : null}
            onValueChange={({ value }) => onChange({ group: value && Number(value.group), door: value && value.door })}
          />
        )}
      </Card>
      {door && row && cell && <Selected {...{ door, cell, doors, cellsOf }} group={row.group} onCopied={rules.reload} onClose={close} />}
    </Stack>
  )
}

interface SelectedProps {
  group: UserGroup
  door: DoorColumn
  doors: readonly DoorColumn[]
  cell: GroupAtDoor
  /** The number of cells whose restriction uses a template. */
  cellsOf: (template: number) => number
  /** Called after access was copied to other doors. */
  onCopied: () => void
  onClose: () => void
}

/** Shows one group at one door: the restriction that decides, and the ways to change it. */
function Selected({ group, door, doors, cellsOf, cell: { rule, restriction }, onCopied, onClose }: SelectedProps) {
  const t = accessByDoorMessages.useWords()
  const { people } = peopleCountMessages.useWords()
  const mayDo = useRights()
  const describe = useDescribe()
  const mayEdit = mayDo('restrictions.edit') && group.HasAccountAccess && !group.IsNoAccess
  const [isCopying, setCopying] = useState(false)
  const { answer } = useQuestion(groupsAtDoorQuestion(door.id), { every: () => groupsAtDoorPause })
  const { hoursOf, otherHoursOf } = useMembersAtDoor(door.timeZone, answer?.Now ?? '')
  const here = answer?.Groups.find(({ ID }) => ID === group.ID)
  const sentence = restriction ? describe(restriction, door.timeZone) : group.IsNoAccess ? t.noAccessGroup : t.never
  const isOwn = rule !== null && doors.filter((one) => isAt(rule, one)).length === 1
  return (
    <Card title={t.at({ group: group.Name, door: door.name })} onKeyDown={({ key }) => key === 'Escape' && !isCopying && onClose()} actions={<IconButton icon={X} label={t.close} onClick={onClose} />}>
      <Beside>
        <Stack gap={4}>
          <Text isStrong>{sentence}</Text>
          <DescriptionList
            items={[
              { term: t.decides, value: rule ? t.ruleAt({ place: rule.PlaceName }) : group.IsNoAccess ? t.theGroup : t.noRule },
              ...(rule?.PresetTemplateID ? [{ term: t.template, value: <><TextLink href={templatePath(rule.PresetTemplateID)}>{rule.PresetTemplateName}</TextLink>{` · ${t.usedIn({ count: cellsOf(rule.PresetTemplateID) })}`}</> }] : []),
              ...(restriction ? [{ term: t.holidays, value: restriction.closedOnHolidays ? t.closed : t.open }] : []),
              ...(here ? [{ term: t.now, value: hoursOf(here) }] : []),
              ...(group.MemberCount === undefined ? [] : [{ term: t.users, value: <><TextLink href={usersOfGroupPath(group.ID)}>{people({ count: group.MemberCount })}</TextLink>{here && otherHoursOf(here) && ` · ${otherHoursOf(here)}`}</> }]),
            ]}
          />
          <Inline isWrapping>
            {mayEdit && rule && <ButtonLink icon={Pencil} href={groupRulePath(group.ID, rule.ID)}>{isOwn ? t.edit : t.editAt({ place: rule.PlaceName })}</ButtonLink>}
            {mayEdit && !isOwn && <ButtonLink icon={Plus} href={`${groupRulePath(group.ID)}?place=${encodeURIComponent(door.place)}`}>{t.add}</ButtonLink>}
            {mayEdit && doors.length > 1 && <Button icon={Copy} onClick={() => setCopying(true)}>{t.copy}</Button>}
            <ButtonLink variant="quiet" href={canTheyGetInPath({ group: group.ID })}>{t.check}</ButtonLink>
          </Inline>
        </Stack>
        {restriction && <WeekGrid label={sentence} windows={restriction.windows} />}
      </Beside>
      {isCopying && (
        <CopyDoorDialog
          {...{ group, door, doors }} onClose={() => setCopying(false)}
          onDone={() => {
            setCopying(false)
            onCopied()
          }}
        />
      )}
    </Card>
  )
}

/** The facts, and beside them the week. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 22rem);
  gap: var(--portal-space-5);
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
