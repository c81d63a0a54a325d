import { isClause } from '@portal/domain'
import { useToaster } from '@portal/ui'
import { askAccessAhead } from '#portal/access/accessQuestion.ts'
import { placesQuestion } from '#portal/access/places.ts'
import { useClauseWords } from '#portal/access/useClauseWords.ts'
import { useDescribe } from '#portal/access/useDescribe.ts'
import { groupPath, paths } from '#portal/app/paths.ts'
import { useParamsHere } from '#portal/app/useOpenInAddress.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { newRecord } from '#portal/forms/recordKind.ts'
import { useAfterSave } from '#portal/forms/useAfterSave.ts'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { useRemoval } from '#portal/forms/useRemoval.ts'
import { groupRuleKind, type GroupRuleForm, type GroupRulePart, type Location, placeOfRule, placeOptions, type Template } from './groupRule.ts'
import { GroupRulePage, type GroupRulePageProps } from './GroupRulePage.tsx'
import { groupMessages, groupRulesMessages } from './messages.ts'
import { editorScreen } from '#portal/forms/editorScreen.ts'

interface RuleData extends Pick<GroupRulePageProps, 'group' | 'saved' | 'now'> {
  locations: Location[]
  templates: Template[]
}

/** The pages `/site/groups/:id/rules/new` and `/site/groups/:id/rules/:rule`. */
export function route(portal: Portal): ScreenRoute {
  const { api } = portal
  return editorScreen(portal, {
    right: 'restrictions.edit',
    async load({ signal, params }): Promise<RuleData | null> {
      const id = Number(params['id'])
      const asked = placesQuestion.ask(api, signal)
      askAccessAhead(portal, { UserGroupID: id }, asked)
      const [{ UserGroups }, { Restrictions }, { Locations }, { Templates }] = await Promise.all([
        api.getUserGroups({}, { signal }),
        api.getAppliedGroupRestriction({ UserGroupID: id }, { signal }),
        asked,
        api.getPresetRestrictionTemplate({}, { signal }),
      ])
      const group = UserGroups.find(({ ID }) => ID === id)
      const saved = params['rule'] === 'new' ? null : Restrictions.find(({ ID }) => String(ID) === params['rule'])
      return group && saved !== undefined ? { group, saved, locations: Locations, templates: Templates, now: api.serverNow() } : null
    },
    // The place of an existing restriction can't be changed.
    kindOf: ({ id, rule }, _about, { place }: GroupRuleForm) => groupRuleKind(Number(id), rule === 'new' ? 0 : Number(rule), () => place),
    save: (rule) => api.saveUpdateRestriction(rule),
    remove: ({ rule }) => api.deleteUserGroupRestriction({ ID: Number(rule) }),
    useHead() {
      const t = groupRulesMessages.useWords()
      const g = groupMessages.useWords()
      return { title: t.title, breadcrumb: [{ label: g.groups, href: paths.groups }], failed: t.failed, mayNot: g.readOnly }
    },
    keyOf: ({ saved }) => saved?.ID ?? 'new',
    Page: LoadedRule,
  })
}

function LoadedRule({ group, saved, locations, templates, now }: RuleData) {
  const t = groupRulesMessages.useWords()
  const toaster = useToaster()
  const asked = useParamsHere().params.get('place')
  const place = placeOptions(locations).find(({ value }) => value === asked)?.value
  const editing = useRecordEdit(saved ?? newRecord, groupRuleKind(group.ID, saved?.ID ?? 0, (rule) => placeOfRule(rule, locations), place))
  const words = useGroupRuleWords(locations, templates)
  useAfterSave(editing, words, { leadsTo: groupPath(group.ID), isNew: saved === null, title: t.saved })
  const removal = useRemoval(editing, groupPath(group.ID), () => toaster.success(t.removed))
  return <GroupRulePage {...{ group, saved, locations, templates, now, editing, words, removal }} />
}

/** A group's restriction as text. */
function useGroupRuleWords(locations: readonly Location[], templates: readonly Template[]): EditWords<GroupRuleForm, GroupRulePart> {
  const t = groupRulesMessages.useWords()
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
