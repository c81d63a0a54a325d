import { WatchmanExplainer } from '@portal/ui'

export function Example() {
  return <WatchmanExplainer transcript={[{ at: 0, text: 'A visitor presses the button at the gate.' }]} continueLink={{ href: '/auth/login', label: 'Log in' }} />
}
