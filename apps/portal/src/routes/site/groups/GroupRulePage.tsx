import { useStore } from '@nanostores/react'
import { Button, Card, ConfirmDialog, InlineAlert, PageHeader, PrecedenceLegend, RadioGroup, SelectField, Stack } from '@portal/ui'
import { Trash2 } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { DraftNotice } from '../../../access/DraftNotice.tsx'
import { EffectPanel } from '../../../access/EffectPanel.tsx'
import { RestrictionForm } from '../../../access/RestrictionForm.tsx'
import { SaveBar } from '../../../access/SaveBar.tsx'
import { useRuleWords } from '../../../access/useExplanationLabels.ts'
import { failureMessages } from '../../../app/failure.messages.ts'
import { groupPath, paths } from '../../../app/paths.ts'
import { useFailureText } from '../../../app/useFailureText.ts'
import { focusFirstInvalid } from '../../../forms/focusFirstInvalid.ts'
import { useConfirmLabels } from '../../../people/useConfirmLabels.ts'
import { checkRule, placeOptions, toRuleChange, type Location, type SavedRule, type Template } from './groupRule.ts'
import type { UserGroup } from './groupValues.ts'
import { groupMessages, groupRulesMessages } from './messages.ts'
import type { GroupRuleEditing } from './useGroupRule.ts'

export interface GroupRulePageProps {
  group: UserGroup
  /** Null: a new rule. */
  saved: SavedRule | null
  locations: readonly Location[]
  templates: readonly Template[]
  /** Milliseconds on the server's clock. */
  now: number
  editing: GroupRuleEditing
}

/** One rule of a group: where it holds, its hours or its template, what saving it does to whom, and which rule decides. */
export function GroupRulePage({ group, saved, locations, templates, now, editing }: GroupRulePageProps) {
  const t = useStore(groupRulesMessages)
  const g = useStore(groupMessages)
  const { stillHere } = useStore(failureMessages)
  const failureText = useFailureText()
  const confirmLabels = useConfirmLabels()
  const words = useRuleWords()
  const [wasTried, setTried] = useState(false)
  const [unreadable, setUnreadable] = useState(0)
  const [isRemoving, setRemoving] = useState(false)
  const { form, isChanged, isRestored, isSaving, failure, change, save, remove, discard } = editing
  const problems = checkRule(form)
  const effect = toRuleChange(group.ID, form)
  const followed = templates.find(({ ID }) => ID === form.templateId)
  const timeZone = locations.find(({ PropertyLocationID }) => String(PropertyLocationID) === form.place.split('/')[0])?.TimeZone ?? locations[0]?.TimeZone ?? 'UTC'
  const waiting = unreadable > 0 ? t.unreadable(unreadable) : problems.length > 0 ? t.invalid : null

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (waiting === null) save()
    else focusFirstInvalid(event.currentTarget)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <PageHeader
          title={saved?.PlaceName ?? t.newTitle}
          breadcrumb={[
            { label: g.groups, href: paths.groups },
            { label: group.Name, href: groupPath(group.ID) },
          ]}
          facts={t.ruleOf({ group: group.Name })}
          actions={
            saved && (
              <Button variant="danger" icon={Trash2} onClick={() => setRemoving(true)}>
                {t.remove}
              </Button>
            )
          }
        />
        {isRestored && <DraftNotice text={t.draft} discard={t.discard} onDiscard={discard} />}
        {failure && !isRemoving && !isSaving && (
          <InlineAlert
            tone="danger"
            role="alert"
            title={t.saveFailed}
            actions={failure.kind === 'service' && failure.code === 'CONFLICT' && <Button onClick={() => save({ isOverwriting: true })}>{t.overwrite}</Button>}
          >
            {failure.kind === 'service' && failure.code === 'CONFLICT' ? t.conflict : `${failureText(failure)} ${stillHere}`}
          </InlineAlert>
        )}
        <Card title={t.title}>
          <Stack gap={4}>
            <SelectField
              label={t.place}
              placeholder={t.choosePlace}
              value={form.place}
              disabled={saved !== null}
              error={wasTried && problems.includes('placeMissing') ? t.placeMissing : undefined}
              options={placeOptions(locations).map(({ value, name, depth }) => ({ value, label: depth === 0 ? t.wholeLocation({ location: name }) : `${'  '.repeat(depth)}${name}` }))}
              onChange={(event) => change({ place: event.currentTarget.value })}
            />
            <RadioGroup
              label={t.kind}
              value={form.templateId === null ? 'own' : 'template'}
              options={[
                { value: 'own', label: t.own, help: t.ownHelp },
                { value: 'template', label: t.template, help: t.templateHelp },
              ]}
              onChange={({ value }) => change({ templateId: value === 'own' ? null : 0 })}
            />
            {form.templateId !== null && (
              <SelectField
                label={t.template}
                placeholder={t.chooseTemplate}
                value={form.templateId === 0 ? '' : String(form.templateId)}
                error={wasTried && problems.includes('templateMissing') ? t.templateMissing : undefined}
                options={templates.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
                onChange={(event) => change({ templateId: Number(event.currentTarget.value) })}
              />
            )}
          </Stack>
        </Card>
        <RestrictionForm
          key={form.templateId ?? 'own'}
          value={followed ? editing.restrictionOf(followed) : form.restriction}
          {...(form.templateId === null && { onChange: (restriction) => change({ restriction }), onUnreadable: setUnreadable })}
          timeZone={timeZone}
          now={now}
          side={
            <>
              {effect && <EffectPanel change={effect} />}
              <Card title={t.precedence}>
                <PrecedenceLegend current="groupRestriction" rules={words} labels={{ order: g.order }} />
              </Card>
            </>
          }
        />
      </Stack>
      <SaveBar
        fact={isChanged ? t.changed : t.nothing}
        waiting={wasTried ? waiting : null}
        saveLabel={t.save}
        cancel={{ label: t.cancel, href: groupPath(group.ID) }}
        isSaving={isSaving}
      />
      <ConfirmDialog
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        onConfirm={remove}
        title={t.removeTitle}
        description={t.removeText}
        confirmLabel={t.removeConfirm}
        isBusy={isSaving}
        error={failure && failureText(failure)}
        labels={confirmLabels}
      />
    </form>
  )
}
