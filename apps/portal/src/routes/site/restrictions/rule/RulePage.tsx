import { useStore } from '@nanostores/react'
import { unrestricted, type Restriction } from '@portal/domain'
import { Button, Card, ConfirmDialog, FilteredTextField, InlineAlert, PageHeader, Text, type Crumb } from '@portal/ui'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { DraftNotice } from '../../../../access/DraftNotice.tsx'
import { EffectPanel, type AccessChange } from '../../../../access/EffectPanel.tsx'
import { PageForm } from '../../../../access/PageForm.tsx'
import { RestrictionForm } from '../../../../access/RestrictionForm.tsx'
import { SaveBar } from '../../../../access/SaveBar.tsx'
import type { Attempt } from '../../../../app/attempt.ts'
import { useDraft } from '../../../../app/useDraft.ts'
import { useFailureText } from '../../../../app/useFailureText.ts'
import { useUnsavedChanges } from '../../../../app/useUnsavedChanges.tsx'
import { focusFirstInvalid } from '../../../../forms/focusFirstInvalid.ts'
import { ruleMessages } from '../messages.ts'

export interface RuleForm {
  /** Null where the rule has no name of its own. */
  name: string | null
  restriction: Restriction
}

export interface RulePageProps {
  title: string
  breadcrumb: Crumb[]
  facts: string
  /** What is saved; its restriction is null where there is none. */
  saved: { name: string | null; restriction: Restriction | null }
  draftName: string
  timeZone: string
  /** Milliseconds on the server's clock. */
  now: number
  /** What the group allows at most, where it is one rule. */
  groupRestriction?: Restriction | null
  /** The change to work out before it is saved; null where nobody could be affected. */
  toChange: (form: RuleForm) => AccessChange | null
  side?: ReactNode
  /** The question before removing; omit where there is nothing to remove. */
  removal?: { title: string; text: string } | undefined
  cancelHref: string
  result: Attempt<unknown> | undefined
  isChanging: boolean
  onSave: (form: RuleForm) => void
  onRemove: () => void
  onReload: () => void
  onDone: () => void
}

/** One rule with the weekly editor, what saving it does to whom, and the way to save or remove it. */
export function RulePage(props: RulePageProps) {
  const { title, breadcrumb, facts, saved, draftName, timeZone, now, groupRestriction, toChange, side, removal, cancelHref } = props
  const { result, isChanging, onSave, onRemove, onReload, onDone } = props
  const t = useStore(ruleMessages)
  const textOf = useFailureText()
  const formElement = useRef<HTMLFormElement>(null)
  const [start] = useState<RuleForm>(() => ({ name: saved.name, restriction: saved.restriction ?? unrestricted }))
  const [typed, setTyped] = useState<RuleForm | null>(null)
  const [hasTried, setTried] = useState(false)
  const [unreadable, setUnreadable] = useState(0)
  const [isRemoving, setRemoving] = useState(false)
  const isDone = result?.ok === true
  const draft = useDraft<RuleForm>(draftName, isDone ? null : typed, readDraft)
  const form = typed ?? draft.found ?? start
  const isNameMissing = form.name?.trim() === ''
  const count = Number(isNameMissing) + Math.min(unreadable, 1)
  const question = useUnsavedChanges(form !== start && !isChanging && !isDone)
  const told = useRef<Attempt<unknown>>(undefined)
  useEffect(() => {
    if (!result?.ok || told.current === result) return
    told.current = result
    onDone()
  }, [result, onDone])

  const save = () => {
    setTried(true)
    if (count === 0) onSave(form)
    else if (formElement.current) focusFirstInvalid(formElement.current)
  }
  const failure = result && !result.ok ? result.failure : null
  const isConflict = failure?.kind === 'service' && failure.code === 'CONFLICT'
  const change = toChange(form)
  const unchanged = saved.restriction === null && saved.name === null ? t.noneYet : t.unchanged
  return (
    <PageForm
      ref={formElement}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <PageHeader
        title={title}
        breadcrumb={breadcrumb}
        facts={facts}
        actions={
          removal && (
            <Button icon={Trash2} variant="danger" onClick={() => setRemoving(true)}>
              {t.remove}
            </Button>
          )
        }
      />
      {draft.found && (
        <DraftNotice
          text={t.draftFound}
          discard={t.startOver}
          onDiscard={() => {
            draft.drop()
            setTyped(null)
          }}
        />
      )}
      {form.name !== null && (
        <Card>
          <FilteredTextField
            label={t.name}
            maxLength={80}
            value={form.name}
            error={hasTried && isNameMissing && t.nameMissing}
            onChange={(event) => setTyped({ ...form, name: event.currentTarget.value })}
          />
        </Card>
      )}
      <RestrictionForm
        value={form.restriction}
        onChange={(restriction) => setTyped({ ...form, restriction })}
        onUnreadable={setUnreadable}
        timeZone={timeZone}
        now={now}
        groupRestriction={groupRestriction ?? null}
        side={
          <>
            {change ? (
              <EffectPanel change={change} />
            ) : (
              <Card title={t.effectTitle}>
                <Text>{t.nobodyFollows}</Text>
              </Card>
            )}
            {side}
          </>
        }
      />
      {failure && !isRemoving && (
        <InlineAlert tone="danger" role="alert" title={t.notSaved} actions={isConflict && <Button onClick={onReload}>{t.reload}</Button>}>
          {isConflict ? t.conflict : textOf(failure)}
        </InlineAlert>
      )}
      <SaveBar
        fact={form === start ? unchanged : t.changed}
        waiting={hasTried && count > 0 ? t.problems(count) : null}
        saveLabel={t.save}
        cancel={{ label: t.cancel, href: cancelHref }}
        isSaving={isChanging}
      />
      {removal && (
        <ConfirmDialog
          isOpen={isRemoving}
          onOpenChange={setRemoving}
          isBusy={isChanging}
          title={removal.title}
          description={removal.text}
          confirmLabel={t.removeConfirm}
          labels={{ cancel: t.cancel }}
          error={failure && textOf(failure)}
          onConfirm={onRemove}
        />
      )}
      {question}
    </PageForm>
  )
}

/** A draft of this form; anything else in its place is left alone. */
function readDraft(stored: unknown): RuleForm | null {
  const looksRight = typeof stored === 'object' && stored !== null && 'restriction' in stored && 'name' in stored
  return looksRight ? (stored as RuleForm) : null
}
