import { useStore } from '@nanostores/react'
import { wiegandFormats, wiegandLayouts } from '@portal/domain'
import { Button, FilteredTextField, Inline, SelectField, Spinner, Stack, Text } from '@portal/ui'
import { Hash } from 'lucide-react'
import { useEffect, useState } from 'react'
import { checkCode, toCodeRequest, type CodeField, type CodeForm, type CodeProblem } from '../../../access/codes/codeForm.ts'
import { codeTypeOf } from '../../../access/codes/codeTypes.ts'
import { attempt } from '../../../app/attempt.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import { FieldPair } from '../../../people/UserForm/index.ts'
import { userFormMessages } from '../../../people/userForm.messages.ts'
import { useUnique, type Uniqueness } from '../../../people/useUnique.ts'
import { newUserCodeMessages, newUserMessages } from './messages.ts'

export interface CodeFieldsProps {
  code: CodeForm
  places: readonly number[]
  isJudged: boolean
  onChange: (change: Partial<CodeForm>) => void
  onUniqueness: (kind: Uniqueness['kind']) => void
}

const problemWords = {
  codeMissing: 'codeMissing', gateCode: 'gateCode', keypadCode: 'keypadCode', phoneNumber: 'phoneWrong', phoneCode: 'phoneCodeWrong', rawMissing: 'rawMissing',
  rawWrong: 'rawWrong', facilityMissing: 'facilityMissing', facilityWrong: 'facilityWrong', cardMissing: 'cardMissing', cardWrong: 'cardWrong',
  rangeReversed: 'rangeReversed', placesMissing: 'placesMissing',
} as const satisfies Record<CodeProblem, keyof ReturnType<(typeof newUserCodeMessages)['get']>>

/** One code of a new user: typed, decoded by its format, and checked against what opens there already. */
export function CodeFields({ code, places, isJudged, onChange, onUniqueness }: CodeFieldsProps) {
  const t = useStore(newUserCodeMessages)
  const form = useStore(userFormMessages)
  const { entry } = codeTypeOf(code.type)
  const known = useCodeUniqueness(code, places)
  const { kind } = known
  useEffect(() => onUniqueness(kind), [kind, onUniqueness])

  const problems = checkCode(code)
  const errorOf = (field: CodeField) => {
    const problem = problems[field]
    return isJudged && problem !== undefined ? t[problemWords[problem]] : undefined
  }
  const set = onChange
  const taken = known.kind === 'taken' ? known.message : undefined
  const end = kind === 'checking' ? <Spinner label={form.checking} /> : undefined
  const label = entry === 'phone' ? t.phoneNumber : entry === 'text' ? t.text : t.code

  return (
    <Stack gap={3}>
      {entry === 'card' ? (
        <>
          <SelectField
            label={t.format}
            value={code.format}
            options={wiegandFormats.map((name) => ({ value: name, label: t.bits({ name, bits: wiegandLayouts[name].bits }) }))}
            onChange={(event) => set({ format: wiegandFormats.find((name) => name === event.currentTarget.value) ?? code.format })}
          />
          <FieldPair>
            {wiegandLayouts[code.format].facility !== null && (
              <FilteredTextField label={t.facility} inputMode="numeric" value={code.facility} error={errorOf('facility')} onChange={(event) => set({ facility: event.currentTarget.value })} />
            )}
            <FilteredTextField label={t.card} inputMode="numeric" value={code.card} end={end} error={errorOf('card') ?? taken} onChange={(event) => set({ card: event.currentTarget.value })} />
          </FieldPair>
        </>
      ) : (
        <FieldPair>
          <FilteredTextField
            label={label}
            inputMode={entry === 'digits' ? 'numeric' : entry === 'phone' ? 'tel' : undefined}
            autoComplete="off"
            value={code.code}
            end={end}
            error={errorOf('code') ?? taken}
            onChange={(event) => set({ code: event.currentTarget.value })}
          />
          {entry === 'phone' && (
            <FilteredTextField label={t.phoneCode} inputMode="numeric" isOptional fieldLabels={{ optional: form.optional }} value={code.phoneCode} error={errorOf('phoneCode')} onChange={(event) => set({ phoneCode: event.currentTarget.value })} />
          )}
        </FieldPair>
      )}
      <Text as="div" size="small" tone={kind === 'free' ? 'success' : 'muted'} role="status">
        {kind === 'free' && t.freeAt}
        {kind === 'unknown' && form.unchecked}
        {errorOf('places')}
      </Text>
      {codeTypeOf(code.type).name === 'GateCode' && <NextFree places={places} from={code.code} onUse={(next) => set({ code: next })} />}
    </Stack>
  )
}

/** Asks once the code is complete; whatever is changed gives up the question before. */
function useCodeUniqueness(code: CodeForm, places: readonly number[]): Uniqueness {
  const { api } = usePortal()
  const isComplete = Object.keys(checkCode(code)).length === 0
  const question = isComplete ? JSON.stringify([code.type, code.code.trim(), code.phoneCode, code.format, code.facility, code.card, places]) : ''
  return useUnique(question, '', async (_question, signal) => {
    const { IsFree, message } = await api.checkAccessCode(toCodeRequest(code, 0, null), { signal })
    return { IsUnique: IsFree, message, NextFree: null }
  })
}

function NextFree({ places, from, onUse }: { places: readonly number[]; from: string; onUse: (code: string) => void }) {
  const t = useStore(newUserMessages)
  const { api } = usePortal()
  const [isBusy, setBusy] = useState(false)
  const [hasNone, setNone] = useState(false)
  const ask = async () => {
    setBusy(true)
    const start = /^\d{4,5}$/.test(from.trim()) ? Number(from) : undefined
    const answer = await attempt(api.getNextFreeAccessCode({ PropertyLocations: [...places], ...(start !== undefined && { From: start }) })).catch(() => null)
    setBusy(false)
    const found = answer?.ok ? answer.value.Code : null
    setNone(found === null)
    if (found !== null) onUse(found)
  }
  return (
    <Inline isWrapping>
      <Button size="compact" icon={Hash} isBusy={isBusy} onClick={() => void ask()}>
        {t.nextFree}
      </Button>
      {hasNone && <Text tone="muted">{t.noneFree}</Text>}
    </Inline>
  )
}
