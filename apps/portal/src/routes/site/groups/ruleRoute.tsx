import { isClause } from '@portal/domain'
import { useStore } from '@nanostores/react'
import { useToaster } from '@portal/ui'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { askAccessAhead } from '#portal/access/accessQuestion.ts'
import { placesQuestion } from '#portal/access/places.ts'
import { useClauseWords } from '#portal/access/useClauseWords.ts'
import { useDescribe } from '#portal/access/useDescribe.ts'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { groupPath, paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { useRights } from '#portal/app/useRights.ts'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { newRecord } from '#portal/forms/recordKind.ts'
import { saveRecord } from '#portal/forms/saveRecord.ts'
import { useAfterSave } from '#portal/forms/useAfterSave.ts'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { useRemoval, type RecordAction } from '#portal/forms/useRemoval.ts'
import { groupRuleKind, type GroupRuleForm, type GroupRulePart, type Location, placeOfRule, placeOptions, type SavedRule, type Template } from './groupRule.ts'
import { GroupRulePage } from './GroupRulePage.tsx'
import type { UserGroup } from './groupValues.ts'
import { groupMessages, groupRulesMessages } from './messages.ts'

interface RuleData {
  group: UserGroup | undefined
  /** Undefined: the address names an unknown restriction. */
  saved: SavedRule | null | undefined
  locations: Location[]
  templates: Template[]
  now: number
}

/** `/site/groups/:id/rules/new` and `/site/groups/:id/rules/:rule`. */
export function route(portal: Portal): ScreenRoute {
  const { api } = portal
  return {
    loader: signedIn(portal, (_details, { request: { signal }, params }) => {
      const id = Number(params['id'])
      const asked = placesQuestion.ask(api, signal)
      askAccessAhead(portal, { UserGroupID: id }, asked)
      const load = async (): Promise<RuleData> => {
        const [groups, rules, places, templates] = await Promise.all([
          api.getUserGroups({}, { signal }),
          api.getAppliedGroupRestriction({ UserGroupID: id }, { signal }),
          asked,
          api.getPresetRestrictionTemplate({}, { signal }),
        ])
        return {
          group: groups.UserGroups.find(({ ID }) => ID === id),
          saved: params['rule'] === 'new' ? null : rules.Restrictions.find(({ ID }) => String(ID) === params['rule']),
          locations: places.Locations,
          templates: templates.Templates,
          now: api.serverNow(),
        }
      }
      return attempt(load())
    }),
    shouldRevalidate: ({ formMethod, defaultShouldRevalidate }) => formMethod === undefined && defaultShouldRevalidate,
    action: signedInAction(async ({ request, params }) => {
      const wanted = await sentJson<RecordAction<GroupRuleForm>>(request)
      const id = Number(params['rule'])
      if (wanted.intent === 'remove') return attempt(api.deleteUserGroupRestriction({ ID: id }))
      // An existing restriction keeps its place.
      const { place } = wanted.edit.values
      return saveRecord(groupRuleKind(Number(params['id']), params['rule'] === 'new' ? 0 : id, () => place), wanted.edit, api.saveUpdateRestriction)
    }),
    Component: GroupRuleScreen,
  }
}

const missing = { kind: 'service', status: 404, code: 'NOT_FOUND', field: undefined, message: '', body: null } as const

function GroupRuleScreen() {
  const answer = useLoaderData<Attempt<RuleData>>()
  const t = useStore(groupRulesMessages)
  const g = useStore(groupMessages)
  const mayDo = useRights()
  const mayEdit = mayDo('restrictions.edit')
  if (answer.ok && mayEdit && answer.value.group && answer.value.saved !== undefined) {
    return <LoadedRule key={answer.value.saved?.ID ?? 'new'} data={answer.value} group={answer.value.group} saved={answer.value.saved} />
  }
  const failure = mayEdit ? (answer.ok ? missing : answer.failure) : ({ kind: 'forbidden', message: g.readOnly } as const)
  return <FailedPage title={t.title} breadcrumb={[{ label: g.groups, href: paths.groups }]} failure={failure} failed={t.failed} />
}

function LoadedRule({ data, group, saved }: { data: RuleData; group: UserGroup; saved: SavedRule | null }) {
  const t = useStore(groupRulesMessages)
  const toaster = useToaster()
  const navigate = useNavigate()
  const { locations, templates, now } = data
  const editing = useRecordEdit(saved ?? newRecord, groupRuleKind(group.ID, saved?.ID ?? 0, (rule) => placeOfRule(rule, locations)))
  const words = useGroupRuleWords(locations, templates)
  useAfterSave(editing, words, { leadsTo: groupPath(group.ID), isNew: saved === null, title: t.saved })
  const removal = useRemoval(() => {
    editing.discard()
    toaster.success(t.removed)
    void navigate(groupPath(group.ID))
  })
  return <GroupRulePage {...{ group, saved, locations, templates, now, editing, words, removal }} />
}

/** A group's restriction as text. */
function useGroupRuleWords(locations: readonly Location[], templates: readonly Template[]): EditWords<GroupRuleForm, GroupRulePart> {
  const t = useStore(groupRulesMessages)
  const clauses = useClauseWords()
  const describe = useDescribe()
  return {
    nameOf: (part) => (isClause(part) ? clauses.nameOf(part) : part === 'place' ? t.place : t.kind),
    textOf(part, { place, templateId, restriction }) {
      if (isClause(part)) return clauses.textOf(part, restriction)
      if (part === 'place') return placeOptions(locations).find(({ value }) => value === place)?.name ?? ''
      if (templateId === null) return describe(restriction)
      const template = templates.find(({ ID }) => ID === templateId)
      return template ? t.fromTemplate({ name: template.Name }) : t.template
    },
  }
}
