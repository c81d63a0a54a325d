import { ButtonLink, InlineAlert } from '@portal/ui'
import type { CallFailure } from '../app/attempt.ts'
import { failureMessages } from '../app/failure.messages.ts'
import { useFailureText } from '../app/useFailureText.ts'
import { saveFailureMessages } from './edit.messages.ts'

export interface SaveFailureProps {
  failure: CallFailure
  /** The title of a refusal; "Not saved." if omitted. */
  title?: string
  /** Whether the record is new, so that saving twice would create two records. */
  isNew: boolean
  /** The address of the page that shows whether the record exists. */
  lookHref: string
}

/** Says why a save failed. If no answer arrived, it says that the result is unknown, and where to check. */
export function SaveFailure({ failure, title, isNew, lookHref }: SaveFailureProps) {
  const t = saveFailureMessages.useWords()
  const { stillHere } = failureMessages.useWords()
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
