import { useRef } from 'react'
import { styled } from 'styled-components'
import { mark, tick } from '../../internal/markStyles.ts'
import { useClientLayoutEffect } from '../../internal/useClientLayoutEffect.ts'
import { media } from '../../theme/media.ts'

interface TableCheckProps {
  label: string
  /** Whether the box is checked. `mixed`: some of its rows are selected. */
  state: boolean | 'mixed'
  isDisabled?: boolean
  onChange: (change: { isChecked: boolean }) => void
}

/** A checkbox in a table, with a target wider than the box. A press on a mixed one selects the remaining rows. */
export function TableCheck({ label, state, isDisabled, onChange }: TableCheckProps) {
  const box = useRef<HTMLInputElement>(null)
  useClientLayoutEffect(() => {
    if (box.current) box.current.indeterminate = state === 'mixed'
  }, [state])
  return (
    <Target>
      <Box
        ref={box} aria-label={label} checked={state === true} disabled={isDisabled}
        onChange={(event) => onChange({ isChecked: event.currentTarget.checked })}
      />
    </Target>
  )
}

const Target = styled.label`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  margin: calc(-1 * var(--portal-space-2));
  cursor: pointer;

  ${media.phone} {
    inline-size: 44px;
    block-size: 44px;
    margin: calc(-1 * var(--portal-space-3));
  }
`

const Box = styled.input.attrs({ type: 'checkbox' })`
  ${mark}
  ${tick}
  margin: 0;
  border-radius: var(--portal-radius-small);
`
