import { useStore } from '@nanostores/react'
import { Button, Card, EmptyState, Icon, InlineAlert, Inline, Menu, Text } from '@portal/ui'
import { Ellipsis, Plus } from 'lucide-react'
import { emptyCode } from '../../../access/codes/codeForm.ts'
import { codeTypeMessages } from '../../../access/codes/codes.messages.ts'
import { codeTypeOf, codeTypes } from '../../../access/codes/codeTypes.ts'
import type { Place } from '../../../people/usePeopleChoices.ts'
import { useMoments } from '../../../people/useUserText.ts'
import type { Uniqueness } from '../../../people/useUnique.ts'
import { CodeCard } from './CodeCard.tsx'
import { newUserMessages } from './messages.ts'
import type { NewCode } from './newCodes.ts'

export interface MethodsStepProps {
  codes: readonly NewCode[]
  /** Where the person may pass. */
  places: readonly Place[]
  isJudged: boolean
  onCodes: (update: (codes: NewCode[]) => NewCode[]) => void
  onUniqueness: (name: string, kind: Uniqueness['kind']) => void
}

/** Given out most often: one press away. The others are in the menu beside them. */
const usual = new Set(['GateCode', 'ProxCard', 'ClickerRemote', 'RFIDTag', 'PhoneNumber'])

/** What opens for them: any number of codes and cards of every type, or none yet. */
export function MethodsStep({ codes, places, isJudged, onCodes, onUniqueness }: MethodsStepProps) {
  const t = useStore(newUserMessages)
  const types = useStore(codeTypeMessages)
  const { list } = useMoments()
  const offline = places.flatMap(({ Ports }) => Ports).filter(({ Status }) => Status === 'Offline')
  const placeIds = places.map(({ ID }) => ID)
  const add = (type: number) =>
    onCodes((before) => {
      const key = Math.max(0, ...before.map((code) => code.key)) + 1
      return [...before, { ...emptyCode(type, []), key }]
    })
  const remove = (key: number) => {
    onUniqueness(`code${key}`, 'idle')
    onCodes((before) => before.filter((code) => code.key !== key))
  }
  return (
    <>
      <Text tone="muted">{t.methodsText}</Text>
      {codes.length === 0 && (
        <Card padding="none">
          <EmptyState title={t.noMethods} />
        </Card>
      )}
      {codes.map((code, index) => (
        <CodeCard
          key={code.key}
          code={code}
          name={nameOf(codes, index, types)}
          codes={codes}
          places={placeIds}
          isJudged={isJudged}
          onChange={(change) => onCodes((before) => before.map((one) => (one.key === code.key ? { ...one, ...change } : one)))}
          onRemove={() => remove(code.key)}
          onUniqueness={(kind) => onUniqueness(`code${code.key}`, kind)}
        />
      ))}
      <Inline isWrapping role="group" aria-label={t.addMethod}>
        {codeTypes
          .filter(({ name }) => usual.has(name))
          .map(({ name, type }) => (
            <Button key={name} icon={Plus} onClick={() => add(type)}>
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
      {codes.length > 0 && offline.length > 0 && (
        <InlineAlert tone="warning" title={t.offlineTitle(offline.length)}>
          {t.offlineText({ doors: list(offline.map(({ Name }) => Name)) })}
        </InlineAlert>
      )}
    </>
  )
}

/** What a code is called on its card: its label, or its type and which of that type it is. */
function nameOf(codes: readonly NewCode[], index: number, types: NonNullable<(typeof codeTypeMessages)['value']>): string {
  const plain = ({ label, type }: NewCode) => label.trim() || types[codeTypeOf(type).name]
  const name = codes[index] ? plain(codes[index]) : ''
  const before = codes.slice(0, index).filter((code) => plain(code) === name).length
  return before === 0 ? name : `${name} ${before + 1}`
}
