import { Button, InlineAlert } from '@portal/ui'
import { Undo2 } from 'lucide-react'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { codeNumber, type CodeStep } from './codeRow.ts'
import { codesMessages } from './codes.messages.ts'
import { codeStateMessages } from './codeState.messages.ts'
import { CodeStateDialog } from './CodeStateDialog.tsx'
import { type StateChanged, useStateChange } from './useStateChange.ts'

export interface CodeStateChangeProps {
  id: number
  step: CodeStep
  /** The time zone of the property, for the times. */
  timeZone: string
  onClose: () => void
}

/** Asks for confirmation before an entry method's state changes, and then shows the result on the page, with Undo. */
export function CodeStateChange(props: CodeStateChangeProps) {
  const changes = useStateChange()
  const { changed, undo, isBusy, failure } = changes
  const failureText = useFailureText()
  const t = codeStateMessages.useWords()
  const title = useTitle(changed)
  if (!changed) return <CodeStateDialog {...props} {...changes} />
  if (failure) return <InlineAlert tone="danger" role="alert" actions={<Button size="compact" onClick={props.onClose}>{t.dismiss}</Button>}>{failureText(failure)}</InlineAlert>
  return (
    <InlineAlert
      tone="success"
      role="status"
      title={title.fact}
      actions={
        <>
          {!changed.isUndone && <Button size="compact" icon={Undo2} isBusy={isBusy} onClick={() => undo(changed)}>{t.undo}</Button>}
          <Button size="compact" onClick={props.onClose}>{t.dismiss}</Button>
        </>
      }
    >
      {title.more}
    </InlineAlert>
  )
}

function useTitle(changed: StateChanged | null): { fact: string; more: string } {
  const t = codeStateMessages.useWords()
  const { range } = codesMessages.useWords()
  const list = useFormatsList()
  if (!changed) return { fact: '', more: '' }
  const { step, name, code, replacement, waiting, isUndone } = changed
  if (isUndone) return { fact: t.undone({ code: name }), more: '' }
  const more = [
    replacement && t.replacedBy({ number: codeNumber({ ...code, ...replacement, Code: replacement.Code ?? '', FacilityCode: replacement.FacilityCode ?? null, CardNumber: replacement.CardNumber ?? null }, range).replaceAll(' ', '\u00a0') }),
    waiting.length > 0 && t.offline({ count: new Set(waiting).size, controllers: list([...new Set(waiting)]) }),
  ]
  return { fact: t[`${step}Done`]({ code: name }), more: more.filter(Boolean).join(' ') }
}
