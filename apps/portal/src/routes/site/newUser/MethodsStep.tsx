import { useStore } from '@nanostores/react'
import { Button, Card, EmptyState, IconButton, Inline, Text } from '@portal/ui'
import { Plus, Trash2 } from 'lucide-react'
import { emptyCode } from '../../../access/codes/codeForm.ts'
import { codeTypeMessages } from '../../../access/codes/codes.messages.ts'
import { codeTypeOf, codeTypes } from '../../../access/codes/codeTypes.ts'
import { CodeFields } from './CodeFields.tsx'
import { newUserMessages } from './messages.ts'
import type { NewCode } from './wizardValues.ts'

export interface MethodsStepProps {
  codes: readonly NewCode[]
  /** Ids of the places where the person may pass. */
  places: readonly number[]
  isJudged: boolean
  onCodes: (update: (codes: NewCode[]) => NewCode[]) => void
  onUniqueness: (name: string, kind: 'idle' | 'checking' | 'free' | 'taken' | 'unknown') => void
}

/** The types that are handed out at once; the others are added on the person's page. */
const offered = new Set(['GateCode', 'ProxCard', 'RFIDTag', 'ClickerRemote', 'PhoneNumber', 'CGKeypad'])

/** What opens for them: any number of codes and cards, or none yet. */
export function MethodsStep({ codes, places, isJudged, onCodes, onUniqueness }: MethodsStepProps) {
  const t = useStore(newUserMessages)
  const names = useStore(codeTypeMessages)
  const add = (type: number) =>
    onCodes((before) => {
      const key = Math.max(0, ...before.map((code) => code.key)) + 1
      return [...before, { ...emptyCode(type, places.map((PropertyLocationID) => ({ PropertyLocationID }))), key }]
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
      {codes.map((code) => {
        const name = names[codeTypeOf(code.type).name]
        return (
          <Card key={code.key} title={name} actions={<IconButton icon={Trash2} label={t.remove({ method: name })} onClick={() => remove(code.key)} />}>
            <CodeFields
              code={code}
              places={places}
              isJudged={isJudged}
              onChange={(change) => onCodes((before) => before.map((one) => (one.key === code.key ? { ...one, ...change } : one)))}
              onUniqueness={(kind) => onUniqueness(`code${code.key}`, kind)}
            />
          </Card>
        )
      })}
      <Inline isWrapping>
        {codeTypes
          .filter(({ name }) => offered.has(name))
          .map(({ name, type }) => (
            <Button key={name} icon={Plus} onClick={() => add(type)}>
              {names[name]}
            </Button>
          ))}
      </Inline>
    </>
  )
}
