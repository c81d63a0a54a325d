import { parseDescriptorCode, parseMicroDeposit } from '@portal/domain'
import { type ClipboardEvent, type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../../elements/Button/index.ts'
import { Text } from '../../elements/Text/index.ts'
import { FilteredTextField } from '../../forms/FilteredTextField/index.ts'
import { FormActions } from '../../forms/FormActions/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import type { EntryFieldsProps } from './AmountsFields.tsx'

/** A field for the code in upper or lower case: the whole code, its last four characters, or a pasted line that contains it. */
export function CodeField({ onSubmit, isBusy, tries, words }: EntryFieldsProps) {
  const [text, setText] = useState('')
  const [wasTried, setTried] = useState(false)
  const [wereAmounts, setAmounts] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const readingId = useId()
  const code = parseDescriptorCode(text)

  const paste = (event: ClipboardEvent) => {
    const reading = parseMicroDeposit(event.clipboardData.getData('text'))
    setAmounts(reading?.kind === 'amounts')
    if (reading?.kind !== 'code') return
    event.preventDefault()
    setText(reading.code)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    if (code !== null) onSubmit({ entry: { kind: 'code', code } })
    else field.current?.focus()
  }
  const error = wereAmounts ? words.codeWanted : wasTried && code === null && words.codeWrong
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={3}>
        <FilteredTextField
          ref={field}
          name="descriptorCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={words.code}
          help={`${words.codeHelp} ${tries}`}
          describedBy={readingId}
          after={<Text as="div" size="small" tone="success" id={readingId} aria-live="polite">{code && code !== text.trim() && words.reads({ code })}</Text>}
          value={text}
          readOnly={isBusy}
          onChange={(event) => {
            setAmounts(false)
            setText(event.target.value)
          }}
          onPaste={paste}
          error={error}
        />
        <FormActions>
          <Button type="submit" size="form" isBusy={isBusy}>{words.verify}</Button>
        </FormActions>
      </Stack>
    </form>
  )
}
