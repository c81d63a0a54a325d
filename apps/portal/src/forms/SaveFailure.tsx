import { useStore } from '@nanostores/react'
import { ButtonLink, InlineAlert } from '@portal/ui'
import type { CallFailure } from '../app/attempt.ts'
import { failureMessages } from '../app/failure.messages.ts'
import { useFailureText } from '../app/useFailureText.ts'
import { saveFailureMessages } from './edit.messages.ts'

export interface SaveFailureProps {
  failure: CallFailure
  /** What is said of a refusal; "Not saved." if omitted. */
  title?: string
  /** It would be made, not changed: saved twice, there are two. */
  isNew: boolean
  /** Where a person sees whether it is there. */
  lookHref: string
}

/** Why a save did not succeed. Whether one was done whose answer never came, nobody knows: it says so, and where to look. */
export function SaveFailure({ failure, title, isNew, lookHref }: SaveFailureProps) {
  const t = useStore(saveFailureMessages)
  const { stillHere } = useStore(failureMessages)
  const textOf = useFailureText()
  const isUnknown = failure.kind === 'unreachable'
  return (
    <InlineAlert
      tone={isUnknown ? 'warning' : 'danger'}
      role="alert"
      title={isUnknown ? t.unknown : (title ?? t.notSaved)}
      actions={isUnknown && <ButtonLink href={lookHref}>{t.look}</ButtonLink>}
    >
      {isUnknown ? (isNew ? t.lookFirst : t.saveAgain) : textOf(failure)} {stillHere}
    </InlineAlert>
  )
}
