import { ToasterProvider } from '@portal/ui'
import { CardNumberGuard } from '../forms/CardNumberGuard.tsx'

/** What watches over a public page once it works. */
export function PublicGuard() {
  return (
    <ToasterProvider>
      <CardNumberGuard />
    </ToasterProvider>
  )
}
