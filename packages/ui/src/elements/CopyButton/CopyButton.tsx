import type { Labels } from '@portal/domain'
import { Check, Copy } from 'lucide-react'
import { forwardRef, useEffect, useState } from 'react'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { copyButtonMessages } from './CopyButton.messages.ts'

export type CopyButtonLabels = Labels<typeof copyButtonMessages>

export interface CopyButtonProps extends Omit<ButtonProps, 'icon' | 'iconEnd' | 'onClick' | 'onCopy'> {
  /** The text to copy. */
  text: string
  /** Called if the browser refuses to copy. Select the text then, so that the user can copy it. */
  onRefuse?: () => void
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: CopyButtonLabels
}

/** Milliseconds for which the outcome is shown. */
const shownFor = 4000

/** A button that copies a text and says whether that worked. Without children its text is "Copy". */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(props, ref) {
  const { text, onRefuse, labels, children, ...rest } = props
  const words = useLabels('CopyButton', copyButtonMessages, labels)
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (outcome === null) return undefined
    const timer = setTimeout(() => setOutcome(null), shownFor)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
      onRefuse?.()
    }
  }
  return (
    <>
      <Button {...rest} ref={ref} icon={outcome === 'copied' ? Check : Copy} onClick={() => void copy()}>
        {outcome === null ? children ?? words.copy : words[outcome]}
      </Button>
      <LiveRegion>{outcome === null ? '' : words[outcome]}</LiveRegion>
    </>
  )
})
