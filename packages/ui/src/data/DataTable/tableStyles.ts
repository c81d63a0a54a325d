import { css } from 'styled-components'
import { media } from '../../theme/media.ts'
import { tableCards } from './tableCards.ts'

/** No `:is(th, td)`, because the browser tries a rule that ends in `:is()` on every element of the page. */
export const tableStyles = css`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  text-align: start;

  & th,
  & td {
    block-size: var(--portal-row-default);
    /* A row is 44 px high with one line, 52 px with two. */
    padding-block: calc(var(--portal-space-1) + 2px);
    padding-inline: var(--portal-space-2);
    border-block-end: 1px solid var(--portal-table-divider);
    text-align: start;
    overflow-wrap: break-word;
  }
  & th:first-child,
  & td:first-child {
    padding-inline-start: var(--portal-space-4);
  }
  & th:last-child,
  & td:last-child {
    padding-inline-end: var(--portal-space-4);
  }
  & > thead th {
    position: sticky;
    z-index: var(--portal-layer-raised);
    inset-block-start: 0;
    block-size: 36px;
    padding-block: 0;
    background: var(--portal-table-head-bg);
    color: var(--portal-table-head-text);
    font: var(--portal-type-small);
    font-weight: var(--portal-weight-medium);
    white-space: nowrap;
  }
  &[data-top] > thead th:first-child {
    border-start-start-radius: calc(var(--portal-radius-card) - 1px);
  }
  &[data-top] > thead th:last-child {
    border-start-end-radius: calc(var(--portal-radius-card) - 1px);
  }
  & > tbody th {
    font-weight: var(--portal-weight-medium);
  }
  & > tbody a:not(:hover) {
    text-decoration-color: transparent;
  }
  & > tbody > tr[data-group] {
    background: var(--portal-table-head-bg);
  }
  & > tbody > tr[data-group] > th {
    block-size: 36px;
    font: var(--portal-type-small);
    font-weight: var(--portal-weight-medium);
  }
  & [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & [data-part='check'] {
    inline-size: 40px;
  }
  & [data-part='actions'] {
    inline-size: 48px;
    padding-inline: var(--portal-space-1) var(--portal-space-2);
    text-align: end;
  }
  & [data-part='prefix'] {
    display: none;
  }
  & [data-part='status'] {
    white-space: nowrap;
  }
  &[data-compact] > tbody th,
  &[data-compact] > tbody td {
    block-size: var(--portal-row-compact);
    padding-block: var(--portal-space-0-5);
  }
  & > tbody > tr:last-child > th,
  & > tbody > tr:last-child > td {
    border-block-end: 0;
  }
  ${media.hover} {
    & > tbody > tr[data-row]:hover {
      background: var(--portal-table-row-hover);
    }
  }
  & > tbody > tr[data-open] > th,
  & > tbody > tr[data-open] > td {
    border-block-end: 0;
  }
  &[data-pressable] > tbody > tr[data-row] {
    cursor: pointer;
  }
  & > tbody > tr:is([data-selected], [data-current]) {
    background: var(--portal-table-row-selected);
  }
  ${media.forcedColors} {
    & > tbody > tr:is([data-selected], [data-current]) {
      outline: 1px solid Highlight;
      outline-offset: -2px;
    }
  }

  &:where([data-tight]) th,
  &:where([data-tight]) td {
    padding-inline: var(--portal-space-1);
  }
  &[data-tight] > thead th,
  &[data-tight] [data-part='status'] {
    white-space: normal;
  }
  &[data-tight] > thead th {
    padding-block: var(--portal-space-1);
  }
  &[data-tight] > thead th:not([aria-sort]) svg {
    display: none;
  }
  &[data-tight] > tbody > tr > :is(td, th) > div > div + div {
    max-inline-size: 18ch;
  }
  &[data-cards] {
    ${tableCards}
  }
  ${media.phone} {
    ${tableCards}
  }
`
