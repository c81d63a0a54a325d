import type { ReactNode } from 'react'
import { PublicFrame } from '../../layout/PublicFrame/index.ts'

/** The public page around a card, for stories. */
export function ExampleFrame({ children, start = 'low' }: { children: ReactNode, start?: 'high' | 'low' }) {
  return (
    <PublicFrame
      brand={{ name: 'Gatewell' }}
      supportPhone="(972) 555-0148"
      loginHref="#login"
      footer={{ company: 'Gatewell Access Systems', privacyHref: '#privacy' }}
      start={start}
    >
      {children}
    </PublicFrame>
  )
}
