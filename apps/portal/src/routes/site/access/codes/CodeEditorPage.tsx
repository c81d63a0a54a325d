import { useStore } from '@nanostores/react'
import { AccessCodeType, unrestricted } from '@portal/domain'
import { Button, Card, InlineAlert, PageHeader, RadioGroup, Stack, SwitchField } from '@portal/ui'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CardFields } from '../../../../access/codes/CardFields.tsx'
import { checkCode, emptyCode, toCodeForm, toCodeRequest, type CodeForm } from '../../../../access/codes/codeForm.ts'
import { codeEditorMessages } from '../../../../access/codes/codeEditor.messages.ts'
import { CodePlaces } from '../../../../access/codes/CodePlaces.tsx'
import { CodeTextFields } from '../../../../access/codes/CodeTextFields.tsx'
import { codeTypeOf } from '../../../../access/codes/codeTypes.ts'
import { CodeTypeFields } from '../../../../access/codes/CodeTypeFields.tsx'
import { useCodeCheck } from '../../../../access/codes/useCodeCheck.ts'
import { ExplainPanel } from '../../../../access/ExplainPanel.tsx'
import { DraftNotice } from '../../../../access/DraftNotice.tsx'
import { PageForm } from '../../../../access/PageForm.tsx'
import { zoneOf } from '../../../../access/places.ts'
import { RestrictionForm } from '../../../../access/RestrictionForm.tsx'
import { SaveBar } from '../../../../access/SaveBar.tsx'
import { paths, userPath } from '../../../../app/paths.ts'
import { useDraft } from '../../../../app/useDraft.ts'
import { useFailureText } from '../../../../app/useFailureText.ts'
import { useUnsavedChanges } from '../../../../app/useUnsavedChanges.tsx'
import { focusFirstInvalid } from '../../../../forms/focusFirstInvalid.ts'
import { RemoveCodeDialog } from './RemoveCodeDialog.tsx'
import type { CodeChange, CodeChanged, CodePageData } from './route.tsx'

export interface CodeEditorPageProps extends CodePageData {
  changed: CodeChanged | undefined
  isChanging: boolean
  onChange: (change: CodeChange) => void
  /** Somebody else saved it meanwhile: read it again. */
  onReload: () => void
  onDone: (done: { change: CodeChange['change']; pushes: Extract<CodeChanged['done'], { ok: true }>['value']['Pushes'] }) => void
}

export function CodeEditorPage({ userId, userName, places, code, now, changed, isChanging, onChange, onReload, onDone }: CodeEditorPageProps) {
  const t = useStore(codeEditorMessages)
  const textOf = useFailureText()
  const formElement = useRef<HTMLFormElement>(null)
  const [saved] = useState(() => (code ? toCodeForm(code) : emptyCode(AccessCodeType.GateCode, places)))
  const [typed, setTyped] = useState<CodeForm | null>(null)
  const [hasTried, setTried] = useState(false)
  const [unreadable, setUnreadable] = useState(0)
  const [isRemoving, setRemoving] = useState(false)
  const isDone = changed?.done.ok === true
  const draft = useDraft<CodeForm>(`code:${userId}:${code?.ID ?? 'new'}`, isDone ? null : typed, readDraft)
  const form = typed ?? draft.found ?? saved
  const request = toCodeRequest(form, userId, code)
  const problems = checkCode(form)
  const check = useCodeCheck(request, Object.keys(problems).length === 0)
  const shown = hasTried ? problems : {}
  const count = Object.keys(problems).length + Math.min(unreadable, 1)
  const question = useUnsavedChanges(form !== saved && !isChanging && !isDone)
  const change = (next: Partial<CodeForm>) => setTyped({ ...form, ...next })
  const timeZone = zoneOf(places)
  const { entry } = codeTypeOf(form.type)

  const told = useRef<CodeChanged>(undefined)
  useEffect(() => {
    if (!changed?.done.ok || told.current === changed) return
    told.current = changed
    onDone({ change: changed.change, pushes: changed.done.value.Pushes })
  }, [changed, onDone])

  const save = () => {
    setTried(true)
    if (count === 0) onChange({ change: 'save', request })
    else if (formElement.current) focusFirstInvalid(formElement.current)
  }
  const failure = changed && !changed.done.ok ? changed.done.failure : null
  const isConflict = failure?.kind === 'service' && failure.code === 'CONFLICT'
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
        title={code ? t.editTitle : t.newTitle}
        breadcrumb={[
          { label: t.users, href: paths.users },
          { label: userName, href: userPath(userId) },
        ]}
        actions={
          code && (
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
      <Card title={t.what}>
        <Stack gap={5}>
          <CodeTypeFields form={form} isNew={code === null} onChange={change} />
          {entry === 'card' ? (
            <CardFields form={form} problems={shown} check={check} onChange={change} />
          ) : (
            <CodeTextFields form={form} problems={shown} check={check} onChange={change} />
          )}
          <RadioGroup
            label={t.output}
            value={String(form.outputMode)}
            options={([1, 2, 3] as const).map((mode) => ({ value: String(mode), label: t[`output${mode}`] }))}
            onChange={({ value }) => change({ outputMode: value === '2' ? 2 : value === '3' ? 3 : 1 })}
          />
          <SwitchField label={t.isActive} help={t.isActiveHelp} checked={form.isActive} onChange={(event) => change({ isActive: event.currentTarget.checked })} />
        </Stack>
      </Card>
      <CodePlaces form={form} places={places} problem={shown.places} holdOpen={{ userId, userName, codeId: code?.ID ?? null }} onChange={change} />
      <Card title={t.hours}>
        <SwitchField
          label={t.ownHours}
          help={form.restriction ? t.ownHoursHelp : t.anyHours}
          checked={form.restriction !== null}
          onChange={(event) => change({ restriction: event.currentTarget.checked ? (saved.restriction ?? unrestricted) : null })}
        />
      </Card>
      {form.restriction && (
        <RestrictionForm
          value={form.restriction}
          onChange={(restriction) => change({ restriction })}
          onUnreadable={setUnreadable}
          timeZone={timeZone}
          now={now}
        />
      )}
      {code && <ExplainPanel about={{ AccessCodeID: code.ID }} version={code.Version} />}
      {failure && (
        <InlineAlert tone="danger" role="alert" title={t.notSaved} actions={isConflict && <Button onClick={onReload}>{t.reload}</Button>}>
          {isConflict ? t.conflict : textOf(failure)}
        </InlineAlert>
      )}
      <SaveBar
        fact={form !== saved ? t.changed : code ? t.unchanged : t.nothingYet}
        waiting={hasTried && count > 0 ? t.problems(count) : null}
        saveLabel={t.save}
        cancel={{ label: t.cancel, href: userPath(userId) }}
        isSaving={isChanging}
      />
      {code && (
        <RemoveCodeDialog
          code={code}
          isOpen={isRemoving}
          isBusy={isChanging}
          error={changed?.change === 'remove' && failure ? textOf(failure) : null}
          onOpenChange={setRemoving}
          onConfirm={() => onChange({ change: 'remove', id: code.ID })}
        />
      )}
      {question}
    </PageForm>
  )
}

/** A draft of this form; anything else in its place is left alone. */
function readDraft(stored: unknown): CodeForm | null {
  const looksRight = typeof stored === 'object' && stored !== null && 'cardEntry' in stored && 'places' in stored && Array.isArray(stored.places)
  return looksRight ? (stored as CodeForm) : null
}
