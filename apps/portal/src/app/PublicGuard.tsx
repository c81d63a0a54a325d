import { ToasterProvider } from '@portal/ui'
import { CardNumberGuard } from '../forms/CardNumberGuard.tsx'

/** Guards of a public page once it is interactive. */
export function PublicGuard() {
  return (
    <ToasterProvider>
      <CardNumberGuard />
    </ToasterProvider>
  )
}
