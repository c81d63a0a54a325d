import { codeTypeById } from '@portal/domain'
import { Button, Dialog, FilteredTextField, Grid, Icon, Inline, LoadingState, RadioGroup, Stack, Text, type IconComponent } from '@portal/ui'
import { Ban, CircleCheck, TriangleAlert } from 'lucide-react'
import { useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useAsk } from '#portal/app/useAsk.ts'
import { useRights } from '#portal/app/useRights.ts'
import { focusFirstInvalid } from '#portal/forms/focusFirstInvalid.ts'
import { useFormats, useFormatsList } from '#portal/i18n/useFormats.ts'
import { CheckStatus } from './CheckStatus.tsx'
import { codeEditorMessages } from './codeEditor.messages.ts'
import { codeNumberProblems, toCodeForm, toCodeRequest, type AccessCode, type CodeForm } from './codeForm.ts'
import { codeNumber, codeState, codeSteps, type CodeStep } from './codeRow.ts'
import { codesMessages, codeTypeMessages } from './codes.messages.ts'
import { codeStateMessages } from './codeState.messages.ts'
import { CodeTextFields } from './CodeTextFields.tsx'
import { PresentedCard } from './PresentedCard.tsx'
import type { StateChanges } from './useStateChange.ts'
import { useCodeCheck } from './useCodeCheck.ts'
import { AskFailure, FailureAlert } from '#portal/app/FailureAlert.tsx'

export interface CodeStateDialogProps extends StateChanges {
  id: number
  step: CodeStep
  /** The time zone of the property, for the times. */
  timeZone: string
  onClose: () => void
}

interface Facts {
  code: AccessCode
  /** The names of the user's other active entry methods; null for a shared one. */
  others: AccessCode[] | null
  offline: string[]
}

/** Shows what a change of an entry method's state would do, and asks for confirmation. */
export function CodeStateDialog(props: CodeStateDialogProps) {
  const { id, step, onClose } = props
  const t = codeStateMessages.useWords()
  const { api } = usePortal()
  const mayDo = useRights()
  const { answer, failure, isLoading, reload } = useAsk(String(id), async (signal): Promise<Facts> => {
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

function Question({ step, code, others, offline, timeZone, isBusy, failure, run, onClose, onStale }: QuestionProps) {
  const t = codeStateMessages.useWords()
  const types = codeTypeMessages.useWords()
  const { range } = codesMessages.useWords()
  const formats = useFormats(timeZone)
  const list = useFormatsList()
  const safe = useRef<HTMLButtonElement>(null)
  const formId = useId()
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
  const isStale = failure?.kind === 'service' && failure.code === 'CONFLICT' && tried === code.Version
  const canReplace = step === 'lost' && codeSteps(code).includes('replace')

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isStale) return onStale()
    if (isReplaced && (!isWhole || check.kind === 'taken')) {
      setJudged(true)
      return focusFirstInvalid(event.currentTarget)
    }
    const { Code, FacilityCode = null, CardNumber = null } = toCodeRequest(form, code.UserID, null)
    setTried(code.Version)
    run({ step, code, name: nameOf(code), replacement: isReplaced ? { Code, FacilityCode, CardNumber } : null })
  }
  const fields = { form, problems: isJudged ? problems : {}, check, onChange: (changed: Partial<CodeForm>) => setForm({ ...form, ...changed }) }
  return (
    <Dialog
      isOpen
      onOpenChange={() => !isBusy && onClose()}
      initialFocus={safe}
      icon={step === 'activate' ? CircleCheck : Ban}
      tone={step === 'activate' ? 'neutral' : 'danger'}
      title={t[`${step}Title`]({ code: nameOf(code) })}
      description={code.LastUsedAt === null ? t.aboutUnused(about) : t.aboutUsed({ ...about, when: formats.dayAndTime(code.LastUsedAt) })}
      actions={
        <>
          <Button ref={safe} onClick={onClose}>{t.cancel}</Button>
          <Button variant={step === 'activate' ? 'primary' : 'dangerConfirm'} type="submit" form={formId} isBusy={isBusy}>
            {step === 'lost' && isReplaced ? t.lostAndReplace : t[step]}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
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
          <FailureAlert failure={failure} />
        </Stack>
      </form>
    </Dialog>
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
