import { Icon, LiveRegion, Spinner, Text } from '@portal/ui'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { codeEditorMessages } from './codeEditor.messages.ts'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { typingPause, useAsk } from '#portal/app/asking.tsx'
import type { SaveCodeRequest } from './codeForm.ts'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'

/** Says whether a code is free; screen readers announce it. */
export function CheckStatus({ check }: { check: CodeCheck }) {
  const t = codeEditorMessages.useWords()
  const words = sayCheck(check, t)
  return (
    <>
      <LiveRegion>{check.kind === 'checking' ? '' : words}</LiveRegion>
      {words !== '' && (
        <Line aria-hidden>
          {check.kind === 'checking' && <Spinner />}
          {check.kind === 'free' && <Icon icon={CircleCheck} tone="success" />}
          {check.kind === 'taken' && <Icon icon={CircleX} tone="danger" />}
          {check.kind === 'failed' && <Icon icon={TriangleAlert} tone="warning" />}
          <Text size="small">{words}</Text>
        </Line>
      )}
    </>
  )
}

type Words = NonNullable<(typeof codeEditorMessages)['value']>

function sayCheck(check: CodeCheck, t: Words): string {
  switch (check.kind) {
    case 'waiting':
      return ''
    case 'checking':
      return t.checking
    case 'free':
      return t.free
    case 'taken':
      return sayTaken(check.answer, t)
    case 'failed':
      return t.uncheckedFailed
    default:
      return check satisfies never
  }
}

/** A sentence about who has the code. Without a location the code can't be saved at all; without a name its user is hidden from the viewer. */
function sayTaken({ TakenBy: who, PlaceName: place, message }: Extract<CodeCheck, { kind: 'taken' }>['answer'], t: Words): string {
  if (place === null) return message
  return who === null ? t.takenUnseen({ place }) : t.taken({ who, place })
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--portal-space-2);
`

type Answer = ResponseOf<typeof endpoints.checkAccessCode>

export type CodeCheck =
  | { kind: 'waiting' }
  | { kind: 'checking' }
  | { kind: 'free' }
  | { kind: 'taken'; answer: Answer }
  | { kind: 'failed' }

/** Checks while the user types whether a code is taken. */
export function useCodeCheck(request: SaveCodeRequest, isWhole: boolean): CodeCheck {
  // The code's label and hours don't affect whether it is free.
  const compared = { ...request, Label: '', Restriction: null, Version: null, IsActive: true }
  const { answer, isLoading } = useAsk(isWhole ? JSON.stringify(compared) : null, (api, signal) => api.checkAccessCode(compared, { signal }), { after: typingPause })
  if (!isWhole) return { kind: 'waiting' }
  if (isLoading) return { kind: 'checking' }
  if (!answer) return { kind: 'failed' }
  return answer.IsFree ? { kind: 'free' } : { kind: 'taken', answer }
}

/** A random PIN that is free at these locations and isn't in `others`; null if there is none. */
export async function suggestCode(api: Portal['api'], places: number[], others: readonly string[]): Promise<Attempt<string | null>> {
  const asked = await attempt(api.getNextFreeAccessCode({ PropertyLocations: places, Except: others.filter((code) => /^\d{4,8}$/.test(code)) }))
  return asked.ok ? { ok: true, value: asked.value.Code } : asked
}
