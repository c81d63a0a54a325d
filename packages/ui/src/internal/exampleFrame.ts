import { createElement } from 'react'
import type { ReactNode } from 'react'
import { PublicFrame } from '../layout/PublicFrame/index.ts'

/** The public page around a card, for stories. No JSX: the build leaves out what is called example*.ts. */
export function ExampleFrame({ children, start = 'low' }: { children?: ReactNode, start?: 'high' | 'low' }) {
  const frame = {
    brand: { name: 'Gatewell' },
    supportPhone: '(972) 555-0148',
    loginHref: '#login',
    footer: { company: 'Gatewell Access Systems', privacyHref: '#privacy' },
    start,
  }
  return createElement(PublicFrame, frame, children)
}
