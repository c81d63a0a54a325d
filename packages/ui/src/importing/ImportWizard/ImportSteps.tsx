import type { Labels } from '@portal/domain'
import { forwardRef } from 'react'
import { WizardSteps, type WizardStepsProps } from '../../forms/WizardSteps/WizardSteps.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { importWizardMessages } from './ImportWizard.messages.ts'
import { importSteps, type ImportStep } from './importPlace.ts'

export interface ImportStepsProps extends Omit<WizardStepsProps, 'steps' | 'current' | 'onStepChange' | 'labels'> {
  /** The step that is open. */
  current: ImportStep
  /** The first step that isn't complete. */
  doneUntil: ImportStep | 'end'
  /** Called when the reader opens a complete step. */
  onStepChange?: (change: { step: ImportStep }) => void
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<typeof importWizardMessages>
}

/** The numbered steps of an import, shown above the wizard and above the page of a running import. */
export const ImportSteps = forwardRef<HTMLElement, ImportStepsProps>(function ImportSteps(props, ref) {
  const { current, doneUntil, onStepChange, labels, ...rest } = props
  const words = useLabels('ImportWizard', importWizardMessages, labels)
  const done = doneUntil === 'end' ? importSteps.length : importSteps.indexOf(doneUntil)
  return (
    <WizardSteps
      ref={ref}
      {...rest}
      steps={importSteps.map((id, index) => ({ id, label: words.steps[id], isDone: index < done }))}
      current={current}
      onStepChange={onStepChange && (({ id }) => onStepChange({ step: importSteps.find((step) => step === id) ?? 'upload' }))}
    />
  )
})
