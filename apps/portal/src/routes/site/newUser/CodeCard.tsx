import { codeTypeById } from '@portal/domain'
import { Card, IconButton, Stack } from '@portal/ui'
import { Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { CardFields } from '#portal/access/codes/CardFields.tsx'
import { toCodeRequest, type CodeForm } from '#portal/access/codes/codeForm.ts'
import { CodeTextFields } from '#portal/access/codes/CodeTextFields.tsx'
import { CodeTypeFields } from '#portal/access/codes/CodeTypeFields.tsx'
import { useCodeCheck, type CodeCheck } from '#portal/access/codes/useCodeCheck.ts'
import type { Uniqueness } from '#portal/people/useUnique.ts'
import { newUserMessages } from './messages.ts'
import { newCodeProblems, numberField, placeCode, type NewCode } from './newCodes.ts'

export interface CodeCardProps {
  code: NewCode
  name: string
  /** All of the user's codes, including this one. */
  codes: readonly NewCode[]
  /** The ids of the locations that the user may enter. */
  places: readonly number[]
  isJudged: boolean
  onChange: (change: Partial<CodeForm>) => void
  onRemove: () => void
  onUniqueness: (kind: Uniqueness['kind']) => void
}

const kinds: Record<CodeCheck['kind'], Uniqueness['kind']> = { waiting: 'idle', checking: 'checking', free: 'free', taken: 'taken', failed: 'unknown' }

/** The fields for one code of a new user, those of the code editor, checked at the user's locations. */
export function CodeCard({ code, name, codes, places, isJudged, onChange, onRemove, onUniqueness }: CodeCardProps) {
  const t = newUserMessages.useWords()
  const form = placeCode(code, places)
  const problems = newCodeProblems(code, codes)
  const check = useCodeCheck(toCodeRequest(form, 0, null), Object.keys(problems).length === 0)
  const kind = kinds[check.kind]
  useEffect(() => onUniqueness(kind), [kind, onUniqueness])

  const taken = check.kind === 'taken' ? { [numberField(form, check.answer.field)]: 'codeTaken' as const } : {}
  const fields = { form, check, problems: isJudged ? { ...problems, ...taken } : {}, onChange }
  return (
    <Card title={name} actions={<IconButton icon={Trash2} label={t.remove({ method: name })} onClick={onRemove} />}>
      <Stack gap={4}>
        <CodeTypeFields form={form} isNew onChange={onChange} />
        {codeTypeById(form.type).entry === 'card' ? (
          <CardFields {...fields} />
        ) : (
          <CodeTextFields {...fields} given={codes.filter(({ key }) => key !== code.key).map((other) => other.code.trim())} />
        )}
      </Stack>
    </Card>
  )
}
