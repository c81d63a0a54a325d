import { AccessCodeType, codeTypeById, codeTypes } from '@portal/domain'
import { Button, Card, Icon, Inline, Menu, Stack, Text, IconButton } from '@portal/ui'
import { Ellipsis, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CardFields } from '#portal/access/codes/CardFields.tsx'
import { emptyCode, toCodeRequest, type CodeForm } from '#portal/access/codes/codeForm.ts'
import { codeTypeMessages } from '#portal/access/codes/codes.messages.ts'
import { CodeTextFields, CodeTypeFields } from '#portal/access/codes/CodeTextFields.tsx'
import { useIsFacilityAwaited } from '#portal/access/codes/PresentedCard.tsx'
import { suggestCode, useCodeCheck, type CodeCheck } from '#portal/access/codes/codeCheck.tsx'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { Place } from '#portal/people/usePeopleChoices.ts'
import type { Uniqueness } from '#portal/people/UniqueField.tsx'
import { newUserMessages } from './messages.ts'
import { type NewCode, newCodeProblems, numberField, placeCode } from './newUserValues.ts'
import { facilityOf, suggestionOf, type NewUser } from './useNewUser.ts'

interface CodesFieldsProps {
  codes: readonly NewCode[]
  /** The user's phone number, which is offered as an entry method. */
  phone: string
  /** The locations that the user may enter. */
  places: readonly Place[]
  isJudged: boolean
  onCodes: NewUser['changeCodes']
  /** Changes the codes for a value that the page fills in. */
  onFill: NewUser['fillCodes']
  onUniqueness: (name: string, kind: Uniqueness['kind']) => void
}

/** The usual types, which have buttons; the others are in a menu. */
const usual = new Set(['GateCode', 'ProxCard', 'ClickerRemote', 'RFIDTag', 'PhoneNumber'])

/** The fields for the entry methods of a new user, of any number and type. */
export function CodesFields({ codes, phone, places, isJudged, onCodes, onFill, onUniqueness }: CodesFieldsProps) {
  const t = newUserMessages.useWords()
  const types = codeTypeMessages.useWords()
  const { api } = usePortal()
  const cards = useRef<HTMLDivElement>(null)
  /** The key of the last added code; 0 before the first. */
  const [added, setAdded] = useState(0)
  // The focus moves to the first field of an added entry method.
  useEffect(() => {
    if (added > 0) cards.current?.lastElementChild?.querySelector<HTMLElement>('input, select')?.focus()
  }, [added])
  const placeIds = places.map(({ ID }) => ID)
  const add = (type: number) => {
    const key = Math.max(0, ...codes.map((code) => code.key)) + 1
    setAdded(key)
    onCodes((before) => [...before, { ...emptyCode(type, []), code: type === AccessCodeType.PhoneNumber ? phone.trim() : '', key }])
    if (type === AccessCodeType.GateCode) void suggest(key)
  }
  /** Fills in a free PIN, unless one was typed meanwhile. */
  const suggest = async (key: number) => {
    onUniqueness(suggestionOf(key), 'checking')
    const asked = await suggestCode(api, placeIds, codes.map(({ code }) => code.trim()))
    const free = asked.ok ? asked.value : null
    onUniqueness(suggestionOf(key), 'idle')
    if (free !== null) onFill((before) => before.map((one) => (one.key === key && one.code === '' ? { ...one, code: free } : one)))
  }
  const remove = (key: number) => {
    for (const name of [`code${key}`, facilityOf(key)]) onUniqueness(name, 'idle')
    onCodes((before) => before.filter((code) => code.key !== key))
  }
  return (
    <>
      <Card title={t.codes}>
        <Stack gap={4}>
          <Text tone="muted">{t.methodsText}</Text>
          <Inline isWrapping role="group" aria-label={t.addMethod}>
            {codeTypes
              .filter(({ name }) => usual.has(name))
              .map(({ name, type }) => (
                <Button key={name} size="compact" icon={Plus} onClick={() => add(type)}>
                  {types[name]}
                </Button>
              ))}
            <Menu
              label={t.otherTypes}
              items={codeTypes.filter(({ name }) => !usual.has(name)).map(({ name, type }) => ({ id: name, label: types[name], onSelect: () => add(type) }))}
            >
              <Icon icon={Ellipsis} />
            </Menu>
          </Inline>
        </Stack>
      </Card>
      {codes.length > 0 && (
        <Stack ref={cards} gap={5}>
          {codes.map((code, index) => (
            <CodeCard
              key={code.key}
              code={code}
              name={nameOf(codes, index, types)}
              codes={codes}
              places={placeIds}
              isJudged={isJudged}
              onCodes={onCodes}
              onFill={onFill}
              onRemove={() => remove(code.key)}
              onUniqueness={onUniqueness}
            />
          ))}
        </Stack>
      )}
    </>
  )
}

/** The name of a code: its label, or its type with a number. */
function nameOf(codes: readonly NewCode[], index: number, types: NonNullable<(typeof codeTypeMessages)['value']>): string {
  const plain = ({ label, type }: NewCode) => label.trim() || types[codeTypeById(type).name]
  const name = codes[index] ? plain(codes[index]) : ''
  const before = codes.slice(0, index).filter((code) => plain(code) === name).length
  return before === 0 ? name : `${name} ${before + 1}`
}

interface CodeCardProps extends Pick<CodesFieldsProps, 'onCodes' | 'onFill' | 'onUniqueness'> {
  code: NewCode
  name: string
  /** All of the user's codes, including this one. */
  codes: readonly NewCode[]
  /** The ids of the locations that the user may enter. */
  places: readonly number[]
  isJudged: boolean
  onRemove: () => void
}

const kinds: Record<CodeCheck['kind'], Uniqueness['kind']> = { waiting: 'idle', checking: 'checking', free: 'free', taken: 'taken', failed: 'unknown' }

/** The fields for one code of a new user, those of the code editor, checked at the user's locations. */
function CodeCard({ code, name, codes, places, isJudged, onCodes, onFill, onRemove, onUniqueness }: CodeCardProps) {
  const t = newUserMessages.useWords()
  const form = placeCode(code, places)
  const problems = newCodeProblems(code, codes)
  const check = useCodeCheck(toCodeRequest(form, 0, null), Object.keys(problems).length === 0)
  const kind = kinds[check.kind]
  const isFacilityAwaited = useIsFacilityAwaited(form)
  useEffect(() => onUniqueness(`code${code.key}`, kind), [code.key, kind, onUniqueness])
  useEffect(() => onUniqueness(facilityOf(code.key), isFacilityAwaited ? 'checking' : 'idle'), [code.key, isFacilityAwaited, onUniqueness])

  const changeBy = (changeCodes: NewUser['changeCodes']) => (change: Partial<CodeForm>) => changeCodes((before) => before.map((one) => (one.key === code.key ? { ...one, ...change } : one)))
  const onChange = changeBy(onCodes)
  const taken = check.kind === 'taken' ? { [numberField(form, check.answer.field)]: 'codeTaken' as const } : {}
  const fields = { form, check, problems: isJudged ? { ...problems, ...taken } : {}, onChange }
  return (
    <Card title={name} actions={<IconButton icon={Trash2} label={t.remove({ method: name })} onClick={onRemove} />}>
      <Stack gap={4}>
        <CodeTypeFields form={form} isNew onChange={onChange} />
        {codeTypeById(form.type).entry === 'card' ? (
          <CardFields {...fields} onFill={changeBy(onFill)} />
        ) : (
          <CodeTextFields {...fields} given={codes.filter(({ key }) => key !== code.key).map((other) => other.code.trim())} />
        )}
      </Stack>
    </Card>
  )
}
