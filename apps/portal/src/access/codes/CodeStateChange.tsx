import type { ApiClient, PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { codeTypeById } from '@portal/domain'
import { Button, Dialog, FilteredTextField, Grid, Icon, type IconComponent, Inline, InlineAlert, LoadingState, RadioGroup, Stack, Text } from '@portal/ui'
import { Ban, CircleCheck, TriangleAlert, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AskFailure, useAsk } from '#portal/app/asking.tsx'
import { type Calling, useCall } from '#portal/app/useCall.ts'
import { useRights } from '#portal/app/useRights.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { useFormats, useFormatsList } from '#portal/i18n/useFormats.ts'
import { CheckStatus, useCodeCheck } from './codeCheck.tsx'
import { codeEditorMessages } from './codeEditor.messages.ts'
import { type AccessCode, type CodeForm, codeNumberProblems, toCodeForm, toCodeRequest } from './codeForm.ts'
import { codeNumber, codeState, type CodeStep, codeSteps } from './codeRow.ts'
import { codesMessages, codeTypeMessages } from './codes.messages.ts'
import { codeStateMessages } from './codeState.messages.ts'
import { CodeTextFields } from './CodeTextFields.tsx'
import { PresentedCard } from './PresentedCard.tsx'

type StateRequest = PayloadOf<typeof endpoints.setAccessCodeState>

interface StateChange {
  step: CodeStep
  code: AccessCode
  name: string
  replacement: NonNullable<StateRequest['Replacement']> | null
}

interface StateChanged extends StateChange {
  /** The names of the controllers that are not synced yet. */
  waiting: string[]
  /** The request that undoes the change, in one write. */
  undo: StateRequest
  isUndone: boolean
}

export interface CodeStateChangeProps {
  id: number
  step: CodeStep
  /** The time zone of the property, for the times. */
  timeZone: string
  onClose: () => void
}

/** Asks for confirmation before an entry method's state changes, and then shows the result on the page, with Undo. */
export function CodeStateChange(props: CodeStateChangeProps) {
  const t = codeStateMessages.useWords()
  const [changed, setChanged] = useState<StateChanged | null>(null)
  const change = useCall(changeState, setChanged)
  const undo = useCall((api, done: StateChanged) => api.setAccessCodeState(done.undo), (_answer, done) => setChanged({ ...done, isUndone: true }))
  const title = useTitle(changed)
  if (!changed) return <CodeStateDialog {...props} change={change} />
  if (undo.error !== null) return <InlineAlert tone="danger" role="alert" actions={<Button size="compact" onClick={props.onClose}>{t.dismiss}</Button>}>{undo.error}</InlineAlert>
  return (
    <InlineAlert
      tone="success"
      role="status"
      title={title.fact}
      actions={
        <>
          {!changed.isUndone && <Button size="compact" icon={Undo2} isBusy={undo.isBusy} onClick={() => undo.run(changed)}>{t.undo}</Button>}
          <Button size="compact" onClick={props.onClose}>{t.dismiss}</Button>
        </>
      }
    >
      {title.more}
    </InlineAlert>
  )
}

function useTitle(changed: StateChanged | null): { fact: string; more: string } {
  const t = codeStateMessages.useWords()
  const { range } = codesMessages.useWords()
  const list = useFormatsList()
  if (!changed) return { fact: '', more: '' }
  const { step, name, code, replacement, waiting, isUndone } = changed
  if (isUndone) return { fact: t.undone({ code: name }), more: '' }
  const more = [
    replacement && t.replacedBy({ number: codeNumber({ ...code, ...replacement, Code: replacement.Code ?? '', FacilityCode: replacement.FacilityCode ?? null, CardNumber: replacement.CardNumber ?? null }, range).replaceAll(' ', '\u00a0') }),
    waiting.length > 0 && t.offline({ count: new Set(waiting).size, controllers: list([...new Set(waiting)]) }),
  ]
  return { fact: t[`${step}Done`]({ code: name }), more: more.filter(Boolean).join(' ') }
}

interface CodeStateDialogProps extends CodeStateChangeProps {
  change: Calling<StateChange>
}

interface Facts {
  code: AccessCode
  /** The names of the user's other active entry methods; null for a shared one. */
  others: AccessCode[] | null
  offline: string[]
}

/** Shows what a change of an entry method's state would do, and asks for confirmation. */
function CodeStateDialog(props: CodeStateDialogProps) {
  const { id, step, onClose } = props
  const t = codeStateMessages.useWords()
  const mayDo = useRights()
  const { answer, failure, isLoading, reload } = useAsk(String(id), async (api, signal): Promise<Facts> => {
    const code = await api.getAccessCode({ ID: id }, { signal })
    const [others, controllers] = await Promise.all([
      code.UserID === null ? null : api.getAccessCodes({ UserID: code.UserID, count: 100 }, { signal }),
      mayDo('devices.view') ? api.getControllers({ AccessCodeID: id }, { signal }) : null,
    ])
    const isOther = (other: AccessCode) => other.ID !== id && ['active', 'waiting'].includes(codeState(other, api.serverNow()))
    return {
      code,
      others: others && others.AccessCodes.filter(isOther),
      offline: (controllers?.Controllers ?? []).filter(({ State }) => State === 'offline').map(({ Name }) => Name),
    }
  })
  if (answer) return <Question {...props} {...answer} onStale={reload} />
  return (
    <Dialog isOpen onOpenChange={onClose} title={t[step]} actions={<Button onClick={onClose}>{t.cancel}</Button>}>
      {failure ? <AskFailure {...{ failure, isLoading, reload }} title={t.failed} /> : <LoadingState label={t.loading} />}
    </Dialog>
  )
}

interface QuestionProps extends CodeStateDialogProps, Facts {
  /** Called if the code was changed meanwhile. */
  onStale: () => void
}

function Question({ step, code, others, offline, timeZone, change, onClose, onStale }: QuestionProps) {
  const t = codeStateMessages.useWords()
  const types = codeTypeMessages.useWords()
  const { range } = codesMessages.useWords()
  const formats = useFormats(timeZone)
  const list = useFormatsList()
  const [form, setForm] = useState<CodeForm>(() => ({ ...toCodeForm(code), code: '', card: '', isActive: true }))
  const [isReplaced, setReplaced] = useState(step === 'replace')
  const [isJudged, setJudged] = useState(false)
  const [tried, setTried] = useState<number | null>(null)

  const type = types[codeTypeById(code.AccessCodeTypeID).name]
  const nameOf = (one: AccessCode) => one.Label || types[codeTypeById(one.AccessCodeTypeID).name]
  const who = code.UserName ?? t.shared
  const about = { who, type, number: codeNumber(code, range).replaceAll(' ', '\u00a0') }
  const doors = code.PropertyLocations.filter(({ IsActive }) => IsActive).length
  const problems = codeNumberProblems(form)
  const isWhole = Object.keys(problems).length === 0
  const check = useCodeCheck(toCodeRequest(form, code.UserID, null), isReplaced && isWhole)
  // True until the page has reloaded the code; the next attempt is then for the new version.
  const isStale = change.failure?.kind === 'service' && change.failure.code === 'CONFLICT' && tried === code.Version
  const canReplace = step === 'lost' && codeSteps(code).includes('replace')

  const save = () => {
    if (isStale) return onStale()
    const { Code, FacilityCode = null, CardNumber = null } = toCodeRequest(form, code.UserID, null)
    setTried(code.Version)
    change.run({ step, code, name: nameOf(code), replacement: isReplaced ? { Code, FacilityCode, CardNumber } : null })
  }
  const fields = { form, problems: isJudged ? problems : {}, check, onChange: (changed: Partial<CodeForm>) => setForm({ ...form, ...changed }) }
  return (
    <FormDialog
      startsAtCancel
      isDanger={step !== 'activate'}
      icon={step === 'activate' ? CircleCheck : Ban}
      tone={step === 'activate' ? 'neutral' : 'danger'}
      title={t[`${step}Title`]({ code: nameOf(code) })}
      description={code.LastUsedAt === null ? t.aboutUnused(about) : t.aboutUsed({ ...about, when: formats.dayAndTime(code.LastUsedAt) })}
      saveLabel={step === 'lost' && isReplaced ? t.lostAndReplace : t[step]}
      calling={change}
      isComplete={isStale || !isReplaced || (isWhole && check.kind !== 'taken')}
      onTry={() => setJudged(true)}
      onSave={save}
      onClose={onClose}
    >
      <Stack as="ul" gap={2}>
        {doors > 0 && (step === 'activate'
          ? <Line icon={CircleCheck} tone="success">{t.opens({ count: doors })}</Line>
          : code.IsActive && <Line icon={Ban} tone="danger">{t.stops({ count: doors })}</Line>)}
        {offline.length > 0 && <Line icon={TriangleAlert} tone="warning">{t[step === 'activate' ? 'offline' : 'mayOpen']({ count: offline.length, controllers: list(offline) })}</Line>}
        {others && step !== 'activate' && (
          <Line icon={CircleCheck} tone="neutral">{others.length === 0 ? t.keepsNone({ who }) : t.keeps({ who, count: others.length, methods: list(others.map(nameOf)) })}</Line>
        )}
      </Stack>
      {canReplace && (
        <RadioGroup
          label={t.replacement}
          value={isReplaced ? 'new' : 'none'}
          options={[{ value: 'none', label: t.withoutNew }, { value: 'new', label: t.withNew }]}
          onValueChange={({ value }) => setReplaced(value === 'new')}
        />
      )}
      {isReplaced && (
        <Stack gap={2}>
          {code.CardNumber === null ? <CodeTextFields {...fields} given={[code.Code]} /> : <CardNumberFields {...fields} />}
          <Text size="small" tone="muted">{t.inherits}</Text>
        </Stack>
      )}
    </FormDialog>
  )
}

/** The fields for a new card's numbers. The facility code of the first card stays until the user types another one. */
function CardNumberFields({ form, problems, check, onChange }: Parameters<typeof CodeTextFields>[0]) {
  const t = codeEditorMessages.useWords()
  const field = (name: 'facility' | 'card') => (
    <FilteredTextField
      label={t[name]} autoComplete="off" inputMode="numeric" maxLength={11} value={form[name]} error={problems[name] && t[problems[name]]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <Stack gap={3}>
      <Grid minColumn="160px" gap={4}>
        {form.facility !== '' || form.format !== 'H10302' ? field('facility') : null}
        {field('card')}
      </Grid>
      <PresentedCard form={form} onChange={onChange} keepsFormat />
      <CheckStatus check={check} />
    </Stack>
  )
}

function Line({ icon, tone, children }: { icon: IconComponent; tone: 'danger' | 'warning' | 'success' | 'neutral'; children: ReactNode }) {
  return (
    <Inline as="li" align="start">
      <Icon icon={icon} tone={tone} style={{ flex: 'none', marginBlockStart: 'var(--portal-space-0-5)' }} />
      <Text as="span">{children}</Text>
    </Inline>
  )
}

async function changeState(api: ApiClient, { step, code, name, replacement }: StateChange): Promise<StateChanged> {
  const { ID, Version } = code
  const answer = await api.setAccessCodeState({ ID, Version, State: stateAfter(step, code), Replacement: replacement })
  const waiting = answer.Pushes.filter(({ Status }) => Status === 'waiting').map(({ ModuleName }) => ModuleName)
  return { step, code, name, replacement, waiting, undo: { ID, Version: answer.Version, State: stateOf(code), Removes: answer.ReplacementID }, isUndone: false }
}

const stateOf = ({ IsActive, LostAt }: AccessCode): StateRequest['State'] => (IsActive ? 'active' : LostAt === null ? 'suspended' : 'lost')

/** The state after an action. A replaced entry method is suspended; a lost one stays lost. */
function stateAfter(step: CodeStep, code: AccessCode): StateRequest['State'] {
  if (step === 'activate') return 'active'
  return step === 'lost' || (step === 'replace' && code.LostAt !== null) ? 'lost' : 'suspended'
}
