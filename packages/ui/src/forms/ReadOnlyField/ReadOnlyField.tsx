import { Lock } from 'lucide-react'
import { forwardRef, type ReactNode, type TextareaHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Field } from '../Field/Field.tsx'
import { controlBox } from '../internal/controlStyles.ts'
import { ExemptArea, ExemptInput } from '../internal/TextInput/ExemptInput.tsx'

export interface ReadOnlyFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'readOnly' | 'children'> {
  /** The name of the value. */
  label: ReactNode
  /** The value, shown whole; a long one wraps. */
  value: string
  /** Who can change the value, or where: 'Set by your property. Ask them to change it.' */
  help?: ReactNode
  /** The kind of value for password managers: 'username' on a page that sets a password. */
  autoComplete?: 'username' | 'email'
}

/** A field whose value the reader can't change, marked by a lock. */
export const ReadOnlyField = forwardRef<HTMLTextAreaElement, ReadOnlyFieldProps>(function ReadOnlyField(props, ref) {
  const { label, value, help, id, className, style, autoComplete, ...area } = props
  return (
    <Field label={label} help={help} controlId={id} className={className} style={style}>
      {(control) => (
        <Box>
          <Value {...area} exemption="readOnly" id={control.id} aria-describedby={control['aria-describedby']} ref={ref} value={value} rows={lines(value)} />
          {autoComplete && <ExemptInput exemption="readOnly" type="text" autoComplete={autoComplete} value={value} readOnly hidden />}
          <Icon icon={Lock} />
        </Box>
      )}
    </Field>
  )
})

/** Estimates the number of lines, for browsers that can't size the control by its content. */
function lines(value: string): number {
  return Math.min(6, Math.max(1, Math.ceil(value.length / 36)))
}

const Box = styled.div`
  ${controlBox}
  position: relative;
  background: var(--portal-field-read-only-bg);
  border-color: var(--portal-border-subtle);

  &:hover {
    border-color: var(--portal-border-subtle);
  }
  > svg {
    flex: none;
    color: var(--portal-text-muted);
  }
`

const Value = styled(ExemptArea)`
  padding-block: calc(var(--portal-space-2) - 1px);
  resize: none;
  overflow-wrap: anywhere;

  @supports (field-sizing: content) {
    field-sizing: content;
    min-block-size: 0;
  }
`
