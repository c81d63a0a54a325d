import { FrameFooter } from '@portal/ui'

export function Example() {
  return <FrameFooter company="Gatewell Access Systems" privacyHref="/privacy" year={2026} />
}
