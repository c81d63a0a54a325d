import { WizardSteps } from '@portal/ui'

export function Example() {
  return (
    <WizardSteps
      steps={[
        { id: 'person', label: 'Person', isDone: true },
        { id: 'codes', label: 'Codes' },
        { id: 'review', label: 'Review' },
      ]}
      current="codes"
    />
  )
}
