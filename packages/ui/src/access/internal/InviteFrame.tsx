import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { styled } from 'styled-components'

export interface InviteFrameProps extends HTMLAttributes<HTMLElement> {
  /** The code and what is done with it: at the start, on phones on top. */
  code: ReactNode
}

/** The card all invites share: 760 px in two columns, one column where there is no room. */
export const InviteFrame = forwardRef<HTMLElement, InviteFrameProps>(function InviteFrame({ code, children, ...rest }, ref) {
  return (
    <Card {...rest} ref={ref}>
      <Columns>
        <Code>{code}</Code>
        <Details>{children}</Details>
      </Columns>
    </Card>
  )
})

const Card = styled.article`
  inline-size: 100%;
  max-inline-size: 760px;
  container-type: inline-size;
  background: var(--portal-card-bg);
  border: 1px solid var(--portal-card-border);
  border-radius: var(--portal-radius-dialog);

  @media (max-width: 720px) {
    max-inline-size: 420px;
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: 336px minmax(0, 1fr);

  @container (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Code = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-3);
  min-inline-size: 0;
  padding: var(--portal-space-8);
  border-inline-end: 1px solid var(--portal-border-subtle);

  @container (max-width: 640px) {
    padding: var(--portal-space-5) var(--portal-space-5) 0;
    border: 0;
  }
  @container (max-width: 300px) {
    padding-inline: var(--portal-space-3);
  }
`

const Details = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-5);
  min-inline-size: 0;
  padding: var(--portal-space-8);
  overflow-wrap: anywhere;

  @container (max-width: 640px) {
    padding: var(--portal-space-5);
  }
`

/** Where the code stands, or would. */
export const CodeSlot = styled.div`
  align-self: center;
  inline-size: 100%;

  @container (max-width: 640px) {
    inline-size: min(100%, 288px);
  }
`
