import { createElement, type ReactNode } from 'react'
import { PublicFrame } from '../layout/PublicFrame/PublicFrame.tsx'

/** Shows a card on a public page, for stories. This file has no JSX, because the build skips only example*.ts. */
export function ExampleFrame({ children, placement = 'low' }: { children?: ReactNode, placement?: 'high' | 'low' }) {
  const frame = {
    brand: { name: 'Gatewell' },
    supportPhone: '(972) 555-0148',
    loginHref: '#login',
    footer: { company: 'Gatewell Access Systems', privacyHref: '#privacy' },
    placement,
  }
  return createElement(PublicFrame, frame, children)
}
