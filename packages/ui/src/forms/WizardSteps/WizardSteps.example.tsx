import { WizardSteps } from '@portal/ui'

export function Example() {
  return (
    <WizardSteps
      steps={[
        { id: 'person', label: 'User', isDone: true },
        { id: 'codes', label: 'Entry methods' },
        { id: 'review', label: 'Review' },
      ]}
      current="codes"
    />
  )
}
