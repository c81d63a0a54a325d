import { toRestriction } from '@portal/api-client/contract'
import { isClause } from '@portal/domain'
import { Card, ChoiceField, RadioGroup, Stack } from '@portal/ui'
import { EffectPanel } from '#portal/access/effect.tsx'
import { ExplainPanel } from '#portal/access/ExplainPanel.tsx'
import { placesQuestion } from '#portal/access/places.ts'
import { RulePage } from '#portal/access/RulePage.tsx'
import { useClauseWords, useDescribe } from '#portal/access/useAccessSentence.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { groupPath, paths } from '#portal/app/paths.ts'
import { useParamsHere } from '#portal/app/useOpenInAddress.ts'
import { type EditWords, newRecord } from '#portal/forms/recordKind.ts'
import { useAfterSave, useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { type GroupRuleEditing, type GroupRuleForm, groupRuleKind, type GroupRulePart, type Location, placeOfRule, placeOptions, type SavedRule, type Template, toRuleChange, toRuleEnd, toRuleForm } from './groupRule.ts'
import type { UserGroup } from './groupValues.ts'
import { groupMessages, groupRulesMessages } from './messages.ts'
import { HistoryButton } from '#portal/log/useHistory.tsx'

interface RuleData {
  group: UserGroup
  /** The saved restriction; null for a new one. */
  saved: SavedRule | null
  /** The current time in milliseconds on the server's clock. */
  now: number
  locations: Location[]
  templates: Template[]
}

/** The pages `/site/groups/:id/rules/new` and `/site/groups/:id/rules/:rule`. */
export const route = pageScreen({
  right: 'restrictions.edit',
  async load({ api, signal, params }): Promise<RuleData | null> {
    const id = Number(params['id'])
    const [{ UserGroups }, { Restrictions }, { Locations }, { Templates }] = await Promise.all([
      api.getUserGroups({}, { signal }),
      api.getAppliedGroupRestriction({ UserGroupID: id }, { signal }),
      placesQuestion.ask(api, signal),
      api.getPresetRestrictionTemplate({}, { signal }),
    ])
    const group = UserGroups.find(({ ID }) => ID === id)
    const saved = params['rule'] === 'new' ? null : Restrictions.find(({ ID }) => String(ID) === params['rule'])
    return group && saved !== undefined ? { group, saved, locations: Locations, templates: Templates, now: api.serverNow() } : null
  },
  isClosed: ({ group }) => !group.HasAccountAccess,
  useHead(data) {
    const t = groupRulesMessages.useWords()
    const g = groupMessages.useWords()
    return { title: t.title, breadcrumb: [{ label: g.groups, href: paths.groups }], failed: t.failed, mayNot: data?.group.HasAccountAccess === false ? g.notBelow : g.readOnly }
  },
  keyOf: ({ saved }) => saved?.ID ?? 'new',
  Page: GroupRulePage,
})

/** Edits a restriction of a group: doors, hours or template, the effect of saving, and which rule decides. */
function GroupRulePage({ group, saved, locations, templates, now }: RuleData) {
  const t = groupRulesMessages.useWords()
  const asked = useParamsHere().params.get('place')
  const place = placeOptions(locations).find(({ value }) => value === asked)?.value
  const editing = useRecordEdit(saved ?? newRecord, groupRuleKind(group.ID, saved?.ID ?? 0, (rule) => placeOfRule(rule, locations), place), (api, rule) => api.saveUpdateRestriction(rule))
  const words = useGroupRuleWords(locations, templates)
  useAfterSave(editing, words, { leadsTo: groupPath(group.ID), isNew: saved === null, title: t.saved })
  const g = groupMessages.useWords()
  const { values: form } = editing.edit
  const restrictionOf = ({ templateId, restriction }: GroupRuleForm) => {
    const followed = templates.find(({ ID }) => ID === templateId)
    return followed ? toRestriction(followed.Restriction) : restriction
  }
  const timeZone = locations.find(({ PropertyLocationID }) => String(PropertyLocationID) === form.place.split('/')[0])?.TimeZone ?? locations[0]?.TimeZone ?? 'UTC'
  return (
    <RulePage
      title={saved?.PlaceName ?? t.newTitle}
      breadcrumb={[
        { label: g.groups, href: paths.groups },
        { label: group.Name, href: groupPath(group.ID) },
      ]}
      facts={t.ruleOf({ group: group.Name })}
      editing={editing}
      words={words}
      saveLabel={t.save}
      cancelHref={groupPath(group.ID)}
      history={saved && <HistoryButton subject="group" id={group.ID} name={group.Name} />}
      removal={
        saved
          ? {
              call: (api) => api.deleteUserGroupRestriction({ ID: saved.ID }),
              removed: t.removed,
              title: t.removeTitle,
              description: t.removeText,
              confirmLabel: t.removeConfirm,
              children: <EffectPanel change={toRuleEnd(group.ID, toRuleForm(saved, placeOfRule(saved, locations)))} isRemoval />,
            }
          : undefined
      }
      top={<WhereAndWhat isNew={saved === null} locations={locations} templates={templates} editing={editing} />}
      restriction={restrictionOf(form)}
      was={saved ? restrictionOf(editing.edit.base) : undefined}
      onRestriction={form.templateId === null ? (restriction) => editing.change({ restriction }) : undefined}
      timeZone={timeZone}
      now={now}
      effect={toRuleChange(group.ID, form)}
      side={<ExplainPanel isFolded about={{ UserGroupID: group.ID }} draft={editing.changed.length > 0 ? toRuleChange(group.ID, form) : null} />}
    />
  )
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

type WhereAndWhatProps = Pick<RuleData, 'locations' | 'templates'> & { editing: GroupRuleEditing; isNew: boolean }

function WhereAndWhat({ isNew, locations, templates, editing }: WhereAndWhatProps) {
  const t = groupRulesMessages.useWords()
  const { problems, change } = editing
  const { place, templateId } = editing.edit.values
  return (
    <Card title={t.title}>
      <Stack gap={4}>
        <ChoiceField
          label={t.place}
          placeholder={t.choosePlace}
          value={place}
          disabled={!isNew}
          error={problems.place && t[problems.place]}
          options={placeOptions(locations).map(({ value, name, depth }) => ({ value, depth, label: depth === 0 ? t.wholeLocation({ location: name }) : name }))}
          onValueChange={({ value }) => change({ place: value })}
        />
        <RadioGroup
          label={t.kind}
          value={templateId === null ? 'own' : 'template'}
          options={[
            { value: 'own', label: t.own, help: t.ownHelp },
            { value: 'template', label: t.template, help: t.templateHelp },
          ]}
          onValueChange={({ value }) => change({ templateId: value === 'own' ? null : 0 })}
        />
        {templateId !== null && (
          <ChoiceField
            label={t.template}
            placeholder={t.chooseTemplate}
            value={templateId === 0 ? '' : String(templateId)}
            error={problems.templateId && t[problems.templateId]}
            options={templates.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
            onValueChange={({ value }) => change({ templateId: Number(value) })}
          />
        )}
      </Stack>
    </Card>
  )
}
