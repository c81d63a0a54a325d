import { css } from 'styled-components'

/** A small button with an icon, inside a field or a tag. */
export const tool = css`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: var(--portal-radius-small);
  background: none;
  color: var(--portal-text-muted);
  cursor: pointer;

  &:hover {
    color: var(--portal-text-default);
  }
`
