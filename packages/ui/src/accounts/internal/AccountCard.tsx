import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../elements/Card/Card.tsx'

/** The narrow card that has the whole content of a public page. */
export const AccountCard = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(function AccountCard({ children, ...rest }, ref) {
  return (
    <Frame {...rest} ref={ref}>
      <Card padding="roomy">{children}</Card>
    </Frame>
  )
})

const Frame = styled.div`
  inline-size: 100%;
  max-inline-size: 400px;
  overflow-wrap: anywhere;
`
