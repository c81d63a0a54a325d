import '@portal/ui/tokens.css'
import { GlobalStyles, Pagination, PortalProvider } from '@portal/ui'
import { es } from '@portal/ui/es'

export function Example() {
  return (
    <PortalProvider locale="es-MX" words={es} viewerTimeZone="America/Mexico_City">
      <GlobalStyles />
      <Pagination page={2} pageCount={16} hrefFor={(page) => `/usuarios?page=${page}`} />
    </PortalProvider>
  )
}
