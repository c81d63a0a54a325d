import { Meter } from '@portal/ui'

export function Example() {
  return <Meter label="PINs on this controller" value={188} max={200} valueText="188 of 200" tone="warning" help="12 more fit." />
}
