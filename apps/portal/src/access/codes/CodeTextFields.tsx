import { AccessCodeType, codeTypeById, codeTypes } from '@portal/domain'
import { Button, FilteredTextField, Grid, Inline, Stack, Text, ReadOnlyField, SelectField } from '@portal/ui'
import { Hash } from 'lucide-react'
import { useState } from 'react'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { CheckStatus, type CodeCheck, suggestCode } from './codeCheck.tsx'
import { codeEditorMessages } from './codeEditor.messages.ts'
import type { CodeField, CodeForm, CodeProblem } from './codeForm.ts'
import { codeTypeMessages } from './codes.messages.ts'

export interface CodeFieldsProps {
  form: CodeForm
  problems: Partial<Record<CodeField, CodeProblem>>
  check: CodeCheck
  onChange: (changed: Partial<CodeForm>) => void
  /** Called with a value that the page fills in; `onChange` if omitted. */
  onFill?: (changed: Partial<CodeForm>) => void
  /** Other unsaved codes, which a suggestion must avoid. */
  given?: readonly string[]
}

const noCodes: readonly string[] = []

/** The fields of a code that isn't a card: digits, a phone number with its code, or another identifier. */
export function CodeTextFields({ form, problems, check, onChange, given = noCodes }: CodeFieldsProps) {
  const t = codeEditorMessages.useWords()
  const { entry } = codeTypeById(form.type)
  const isGateCode = form.type === AccessCodeType.GateCode
  const help = { digits: isGateCode ? t.gateCodeHelp : t.keypadHelp, phone: t.phoneHelp, text: t.textHelp, card: '' }[entry]
  return (
    <Stack gap={3}>
      <Grid minColumn="240px" gap={4}>
        <FilteredTextField
          label={entry === 'phone' ? t.phone : t.code}
          help={help}
          autoComplete="off"
          inputMode={entry === 'digits' ? 'numeric' : entry === 'phone' ? 'tel' : 'text'}
          maxLength={entry === 'text' ? 128 : 24}
          value={form.code}
          error={problems.code && t[problems.code]}
          onChange={(event) => onChange({ code: event.currentTarget.value })}
        />
        {entry === 'phone' && (
          <FilteredTextField
            label={t.phoneCodeLabel}
            help={t.phoneCodeHelp}
            isOptional
            autoComplete="off"
            inputMode="numeric"
            maxLength={8}
            value={form.phoneCode}
            error={problems.phoneCode && t[problems.phoneCode]}
            onChange={(event) => onChange({ phoneCode: event.currentTarget.value })}
          />
        )}
      </Grid>
      <CheckStatus check={check} />
      {isGateCode && <SuggestCode form={form} onChange={onChange} given={given} />}
    </Stack>
  )
}

/** A button that suggests a random free code. */
function SuggestCode({ form, onChange, given }: Pick<CodeFieldsProps, 'form' | 'onChange'> & { given: readonly string[] }) {
  const t = codeEditorMessages.useWords()
  const { api } = usePortal()
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const ask = async () => {
    setAsking(true)
    const asked = await suggestCode(api, form.places.map(({ id }) => id), [...given, form.code])
    setAsking(false)
    const code = asked.ok ? asked.value : null
    setProblem(code !== null ? null : asked.ok ? t.noFree : t.uncheckedFailed)
    if (code !== null) onChange({ code })
  }
  return (
    <Inline isWrapping>
      <Button icon={Hash} isBusy={isAsking} onClick={() => void ask()}>
        {t.suggestFree}
      </Button>
      <span role="status">{problem && <Text size="small">{problem}</Text>}</span>
    </Inline>
  )
}

interface CodeTypeFieldsProps {
  form: CodeForm
  /** Whether the code is new; the type of a saved code can't change. */
  isNew: boolean
  onChange: (changed: Partial<CodeForm>) => void
}

export function CodeTypeFields({ form, isNew, onChange }: CodeTypeFieldsProps) {
  const t = codeEditorMessages.useWords()
  const types = codeTypeMessages.useWords()
  return (
    <Grid minColumn="240px" gap={4}>
      {isNew ? (
        <SelectField
          label={t.type}
          value={String(form.type)}
          options={codeTypes.map(({ type, name }) => ({ value: String(type), label: types[name] }))}
          onChange={(event) => onChange({ type: Number(event.currentTarget.value) })}
        />
      ) : (
        <ReadOnlyField label={t.type} value={types[codeTypeById(form.type).name]} />
      )}
      <FilteredTextField
        label={t.label}
        help={t.labelHelp}
        isOptional
        maxLength={80}
        value={form.label}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
      />
    </Grid>
  )
}
