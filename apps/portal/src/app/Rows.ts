import { styled } from 'styled-components'

/** The rows of a card, with lines between them. */
export const Rows = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;

  > li + li {
    border-block-start: 1px solid var(--portal-border-subtle);
  }
`

export const Row = styled.li`
  display: flex;
  align-items: start;
  gap: var(--portal-space-3);
  padding: var(--portal-space-3) var(--portal-space-4);
`

export const RowText = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
