import { css } from 'styled-components'
import { visuallyHidden } from '../../elements/VisuallyHidden/visuallyHiddenStyles.ts'

/** On a phone a row is a card: checkbox, name, status and menu on line one, facts on line two, long values below. */
export const tableCards = css`
  &,
  & > tbody,
  & > thead {
    display: block;
  }
  & > thead > tr {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    column-gap: var(--portal-space-3);
    padding-inline: var(--portal-space-4);
    background: var(--portal-table-head-bg);
    border-block-end: 1px solid var(--portal-table-divider);
  }
  &[data-top] > thead > tr {
    border-start-start-radius: calc(var(--portal-radius-card) - 1px);
    border-start-end-radius: calc(var(--portal-radius-card) - 1px);
  }
  & > thead > tr > th:nth-child(n) {
    position: static;
    display: flex;
    flex: none;
    align-items: center;
    inline-size: auto !important;
    block-size: 40px;
    padding: 0;
    border: 0;
    background: none;
  }
  & > thead > tr > th:not([data-part='check'], [data-sortable]) {
    ${visuallyHidden}
    inline-size: 1px !important;
  }
  & > tbody > tr {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    column-gap: var(--portal-space-2);
    min-block-size: 44px;
    padding-block: var(--portal-space-3);
    padding-inline: var(--portal-space-4);
    border-block-end: 1px solid var(--portal-table-divider);
  }
  & > tbody > tr[data-group] {
    min-block-size: 0;
    padding-block: var(--portal-space-2);
  }
  &[data-top] > thead:not(:has([data-sortable], [data-part='check'])) + tbody > tr[data-group]:first-child {
    border-start-start-radius: calc(var(--portal-radius-card) - 1px);
    border-start-end-radius: calc(var(--portal-radius-card) - 1px);
  }
  & > tbody > tr:last-child {
    border-block-end: 0;
  }
  &[data-checks] > tbody > tr {
    padding-inline-start: var(--portal-space-12);
  }
  & > tbody > tr::after {
    content: '';
    order: 2;
    flex: 0 0 100%;
  }
  & > tbody > tr > td:nth-child(n),
  & > tbody > tr > th:nth-child(n) {
    display: block;
    block-size: auto;
    inline-size: auto !important;
    padding: 0;
    border: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & > tbody > tr > [data-part='check'] {
    position: absolute;
    inset-block-start: var(--portal-space-3);
    inset-inline-start: var(--portal-space-4);
  }
  & > tbody > tr > [data-part='title'] {
    order: 0;
    flex: 1 1 0;
    min-inline-size: 0;
  }
  & > tbody > tr[data-open] {
    border-block-end: 0;
  }
  & > tbody > tr > [data-part='details'] {
    flex: 1 1 100%;
    min-inline-size: 0;
  }
  & > tbody > tr > [data-part='status'] {
    order: 1;
    white-space: nowrap;
    flex: none;
  }
  & > tbody > tr > [data-part='actions'] {
    order: 1;
    flex: none;
    margin-block: calc(-1 * var(--portal-space-3));
    margin-inline-end: calc(-1 * var(--portal-space-3));
  }
  & > tbody > tr > :is([data-part='fact'], [data-part='line']) {
    order: 3;
    align-self: center;
    color: var(--portal-text-muted);
    font: var(--portal-type-small);
    max-inline-size: 100%;
  }
  & > tbody > tr > [data-part='line'] {
    order: 4;
    flex: 0 0 100%;
  }
  & > tbody > tr > [data-part='fact']:not([data-first])::before {
    content: '·';
    content: '·' / '';
    margin-inline-end: var(--portal-space-2);
  }
  & > tbody > tr > :is([data-part='fact'], [data-part='line']) > div,
  & > tbody > tr > :is([data-part='fact'], [data-part='line']) > div > div {
    display: inline;
  }
  & > tbody > tr > :is([data-part='fact'], [data-part='line']) > div > div + div,
  & > tbody > tr > [data-part='hidden']:nth-child(n) {
    display: none;
  }
  & [data-part='prefix'] {
    display: inline;
  }
  & > tbody > tr[data-skeleton] > [data-part='fact'] {
    flex: 0 0 28%;
    padding-block: var(--portal-space-1);
  }
  & > tbody > tr[data-skeleton] > [data-part='line'] {
    padding-block: var(--portal-space-1);
  }
  & > tbody > tr[data-skeleton] > [data-part='fact']::before {
    content: none;
  }
`
