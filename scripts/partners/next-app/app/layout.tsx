import type { ReactNode } from 'react'
import '@portal/ui/tokens.css'
import { StyleRegistry } from './StyleRegistry'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  )
}
