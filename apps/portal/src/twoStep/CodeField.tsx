import { FilteredTextField } from '@portal/ui'
import { useEffect, type RefObject } from 'react'
import { styled } from 'styled-components'
import { twoStepMessages } from './messages.ts'

export type CodeKind = 'app' | 'recoveryCode'

export interface CodeFieldProps {
  kind: CodeKind
  value: string
  help?: string
  error?: string | undefined
  inputRef: RefObject<HTMLInputElement | null>
  onChange: (typed: string) => void
}

/** A field for the six digits of an authenticator app, or for a recovery code. Phones and password managers fill in the digits. */
export function CodeField(props: CodeFieldProps) {
  return <OneCode key={props.kind} {...props} />
}

function OneCode({ kind, value, help, error, inputRef, onChange }: CodeFieldProps) {
  const t = twoStepMessages.useWords()
  // The field gets the focus, because it appears after a press of the user.
  useEffect(() => inputRef.current?.focus(), [inputRef])
  return (
    <Wide
      ref={inputRef}
      label={kind === 'app' ? t.code : t.recoveryCode}
      help={kind === 'app' ? help : t.recoveryCodeHelp}
      name={kind}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
      autoCapitalize="characters"
      spellCheck={false}
      // The limit leaves room for the spaces of a pasted code.
      maxLength={kind === 'app' ? 12 : 24}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

const Wide = styled(FilteredTextField)`
  & input {
    font: var(--portal-type-heading1);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.2em;
  }
`
