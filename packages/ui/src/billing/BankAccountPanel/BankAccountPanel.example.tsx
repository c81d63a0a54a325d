import { BankAccountPanel } from '@portal/ui'

export function Example() {
  return <BankAccountPanel bank={null} today="2026-11-21" onAdd={() => undefined} />
}
