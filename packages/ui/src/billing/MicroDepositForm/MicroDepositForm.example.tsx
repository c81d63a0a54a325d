import { MicroDepositForm } from '@portal/ui'

export function Example() {
  return <MicroDepositForm kind="amounts" expectedArrival="2026-11-24" onSubmit={() => undefined} />
}
