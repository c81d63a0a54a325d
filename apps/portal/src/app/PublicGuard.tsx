import { ToasterProvider } from '@portal/ui'
import { CardNumberGuard } from '../forms/CardNumberGuard.tsx'

/** The guards of a page that needs no sign-in, once it is interactive. */
export function PublicGuard() {
  return (
    <ToasterProvider>
      <CardNumberGuard />
    </ToasterProvider>
  )
}
