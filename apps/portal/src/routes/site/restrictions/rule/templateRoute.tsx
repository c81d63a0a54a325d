import { toRestrictionRecord } from '@portal/api-client/contract'
import { Card, Text, ChoiceField } from '@portal/ui'
import { useState } from 'react'
import { EffectPanel, type AccessChange } from '#portal/access/effect.tsx'
import { ExplainPanel } from '#portal/access/ExplainPanel.tsx'
import { placesQuestion, zoneOf } from '#portal/access/places.ts'
import { RulePage } from '#portal/access/RulePage.tsx'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import { askAhead } from '#portal/app/asking.tsx'
import { useAfterSave, useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { HistoryButton } from '#portal/log/useHistory.tsx'
import { UniqueField } from '#portal/people/UniqueField.tsx'
import { ruleMessages } from '../messages.ts'
import { ruleKind, type RuleEditing, type RuleRecord, type Template, useRuleWords } from './ruleForm.ts'
import { newRecord } from '#portal/forms/recordKind.ts'

interface TemplateData {
  /** The template; null for a new one. */
  template: Template | null
  timeZone: string
  now: number
}

/** The pages `/site/restrictions/templates/new` and `/site/restrictions/templates/:id`. */
export const route = pageScreen({
  right: 'restrictions.edit',
  async load({ portal, api, signal, params }): Promise<TemplateData> {
    const id = params['id'] === undefined ? null : Number(params['id'])
    const asked = placesQuestion.ask(api, signal)
    askAhead(portal, { key: placesQuestion.key, ask: () => asked })
    const [template, { Locations }] = await Promise.all([id === null ? null : api.getPresetTemplateDetails({ ID: id }, { signal }), asked])
    return { template, timeZone: zoneOf(Locations), now: api.serverNow() }
  },
  words: ruleMessages,
  head: (t) => ({ title: t.restrictions, breadcrumb: [{ label: t.restrictions, href: paths.restrictions }], failed: t.failed, mayNot: t.mayNot }),
  keyOf: ({ template }) => template?.ID ?? 'new',
  Page: LoadedTemplate,
})

const newTemplate: RuleRecord = { ...newRecord, Name: '', Restriction: null }

function LoadedTemplate({ template, timeZone, now }: TemplateData) {
  const t = ruleMessages.useWords()
  const words = useRuleWords()
  const id = template?.ID ?? null
  const editing = useRecordEdit(template ?? newTemplate, ruleKind(`template:${id ?? 0}`), (api, rule) => api.savePresetTemplate({ ...rule, ID: id, Version: id === null ? null : rule.Version }))
  const { name, restriction } = editing.edit.values
  useAfterSave(editing, words, { leadsTo: paths.restrictions, isNew: template === null, title: t.savedTemplate({ name: name?.trim() ?? '' }) })
  const isFollowed = template !== null && template.AppliedCount > 0
  const draft = isFollowed ? ({ Kind: 'presetTemplate', PresetTemplateID: template.ID, Restriction: toRestrictionRecord(restriction) } as const) : null
  const hasDraft = editing.changed.some((field) => field !== 'name')
  return (
    <RulePage
      title={template?.Name ?? t.newTemplate}
      breadcrumb={[{ label: t.restrictions, href: paths.restrictions }]}
      facts={template ? t.templateFacts({ count: template.AppliedCount }) : undefined}
      editing={editing}
      words={words}
      cancelHref={paths.restrictions}
      history={template && <HistoryButton subject="template" id={template.ID} name={template.Name} />}
      removal={
        template
          ? {
              call: (api) => api.deletePresetTemplate({ ID: template.ID }),
              removed: t.removed,
              title: t.removeTemplate({ name: template.Name }),
              description: isFollowed ? t.removeTemplateText : undefined,
              confirmLabel: t.removeConfirm,
              children: !isFollowed && <EffectPanel change={null} note={t.nobodyFollows} isRemoval />,
            }
          : undefined
      }
      top={<RuleName editing={editing} id={template?.ID ?? null} />}
      restriction={restriction}
      was={template ? editing.edit.base.restriction : undefined}
      onRestriction={(changed) => editing.change({ restriction: changed })}
      timeZone={timeZone}
      now={now}
      effect={draft}
      effectNote={t.nobodyFollows}
      side={
        template &&
        template.Groups.length > 0 && (
          <>
            <TemplateAccess template={template} draft={hasDraft ? draft : null} />
            <Followers template={template} />
          </>
        )
      }
    />
  )
}

function RuleName({ editing: { edit, problems, refusals, change }, id }: { editing: RuleEditing; id: number | null }) {
  const t = ruleMessages.useWords()
  return (
    <Card>
      <UniqueField
        label={t.name}
        maxLength={80}
        value={edit.values.name ?? ''}
        saved={edit.base.name ?? ''}
        ask={(api, Value, signal) => api.isPresetTemplateNameUnique({ Value, ...(id !== null && { ExceptID: id }) }, { signal })}
        free={t.free}
        error={problems.name ? t[problems.name] : refusals['Name']}
        onType={(name) => change({ name })}
      />
    </Card>
  )
}

function Followers({ template }: { template: Template }) {
  const t = ruleMessages.useWords()
  return (
    <Card title={t.followedBy}>
      {template.Groups.map(({ UserGroupID, UserGroupName, PlaceName }) => (
        <Text key={`${UserGroupID} ${PlaceName}`} as="div">
          {t.followedAt({ group: UserGroupName, place: PlaceName })}
        </Text>
      ))}
    </Card>
  )
}

interface TemplateAccessProps {
  template: Pick<Template, 'Groups' | 'Version'>
  /** The unsaved change; null for the saved state. */
  draft: AccessChange | null
}

/** "Can they get in?" for a group that follows the template, at the first door where it does; hidden without such a group. */
function TemplateAccess({ template: { Groups, Version }, draft }: TemplateAccessProps) {
  const t = ruleMessages.useWords()
  const [chosen, setChosen] = useState<number | null>(null)
  // Each group is listed once, although it can follow the template at several places.
  const groups = [...new Map(Groups.map(({ UserGroupID, UserGroupName }) => [UserGroupID, UserGroupName]))]
  const [group] = groups.find(([id]) => id === chosen) ?? groups[0] ?? []
  if (group === undefined) return null
  return (
    <ExplainPanel
      isFolded
      about={{ UserGroupID: group }}
      firstPort={Groups.find(({ UserGroupID }) => UserGroupID === group)?.Ports[0]}
      choice={
        groups.length > 1 && (
          <ChoiceField
            label={t.group}
            value={String(group)}
            options={groups.map(([id, name]) => ({ value: String(id), label: name }))}
            onValueChange={({ value }) => setChosen(Number(value))}
          />
        )
      }
      draft={draft}
      version={Version}
    />
  )
}
