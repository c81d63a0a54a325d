import { toRestriction } from '@portal/api-client/contract'
import { Card, ChoiceField, RadioGroup, Stack } from '@portal/ui'
import { EffectPanel } from '#portal/access/EffectPanel.tsx'
import { ExplainPanel } from '#portal/access/ExplainPanel.tsx'
import { PrecedenceCard } from '#portal/access/PrecedenceCard.tsx'
import { RulePage } from '#portal/access/RulePage.tsx'
import { groupPath, paths } from '#portal/app/paths.ts'
import type { EditWords } from '#portal/forms/EditWords.ts'
import type { Removal } from '#portal/forms/useRemoval.ts'
import { HistoryButton } from '#portal/log/HistoryButton.tsx'
import { placeOfRule, placeOptions, toRuleChange, toRuleEnd, toRuleForm, type GroupRuleEditing, type GroupRuleForm, type GroupRulePart, type Location, type SavedRule, type Template } from './groupRule.ts'
import type { UserGroup } from './groupValues.ts'
import { groupMessages, groupRulesMessages } from './messages.ts'

export interface GroupRulePageProps {
  group: UserGroup
  /** The saved restriction; null for a new one. */
  saved: SavedRule | null
  locations: readonly Location[]
  templates: readonly Template[]
  /** The current time in milliseconds on the server's clock. */
  now: number
  editing: GroupRuleEditing
  words: EditWords<GroupRuleForm, GroupRulePart>
  removal: Removal
}

/** Edits a restriction of a group: doors, hours or template, the effect of saving, and which rule decides. */
export function GroupRulePage({ group, saved, locations, templates, now, editing, words, removal }: GroupRulePageProps) {
  const t = groupRulesMessages.useWords()
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
              ...removal,
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
      side={
        <>
          <ExplainPanel about={{ UserGroupID: group.ID }} draft={editing.changed.length > 0 ? toRuleChange(group.ID, form) : null} />
          <PrecedenceCard current="groupRestriction" />
        </>
      }
    />
  )
}

type WhereAndWhatProps = Pick<GroupRulePageProps, 'locations' | 'templates' | 'editing'> & { isNew: boolean }

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
