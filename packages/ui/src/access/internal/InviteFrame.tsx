import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'

export interface InviteFrameProps extends HTMLAttributes<HTMLElement> {
  /** The code and its buttons: at the start of the card, on phones on top. */
  code: ReactNode
}

/** The card that all invites use: two columns from 760 px, else one. */
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

/** The layout uses a container query, because the card can be in a narrow column of a wide page. */
const small = '@container (max-width: 640px)'
const tiny = '@container (max-width: 300px)'

const Card = styled.article`
  inline-size: 100%;
  max-inline-size: 760px;
  container-type: inline-size;
  background: var(--portal-card-bg);
  /* Without this color, text would keep the page's color where only a part of the page has the theme. */
  color: var(--portal-text-default);
  border: 1px solid var(--portal-card-border);
  border-radius: var(--portal-radius-dialog);

  ${media.phone} {
    max-inline-size: 420px;
  }
  @media print {
    break-inside: avoid;

    /* Printed cards have no buttons, and no line before them. */
    & button,
    & a,
    & hr:has(+ section) {
      display: none;
    }
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: 336px minmax(0, 1fr);

  ${small} {
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

  ${small} {
    padding: var(--portal-space-5) var(--portal-space-5) 0;
    border: 0;
  }
  ${tiny} {
    /* The code's smallest size, unless the card is narrower. */
    --least-code: 240px;
    padding-inline: clamp(0px, (100cqi - var(--least-code)) / 2, var(--portal-space-3));
  }
`

const Details = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-5);
  min-inline-size: 0;
  padding: var(--portal-space-8);
  overflow-wrap: anywhere;

  ${small} {
    padding: var(--portal-space-5);
  }
`

/** The place of the code. */
export const CodeSlot = styled.div`
  align-self: center;
  inline-size: 100%;

  ${small} {
    inline-size: min(100%, 288px);
  }
`
