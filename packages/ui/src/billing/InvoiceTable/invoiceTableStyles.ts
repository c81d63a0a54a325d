import { styled } from 'styled-components'
import { visuallyHidden } from '../../elements/VisuallyHidden/visuallyHiddenStyles.ts'
import { media } from '../../theme/media.ts'

export const Table = styled.table`
  & > tbody a:not(:hover) {
    text-decoration: none;
  }

  inline-size: 100%;
  border-collapse: collapse;

  & th {
    font-weight: inherit;
    text-align: start;
  }
  & thead th {
    block-size: 36px;
    padding-inline: var(--portal-space-3);
    border-block-end: 1px solid var(--portal-border-subtle);
    background: var(--portal-table-head-bg);
    color: var(--portal-table-head-text);
    font: var(--portal-type-small);
    font-weight: var(--portal-weight-medium);
    white-space: nowrap;
  }
  & thead [aria-sort] {
    color: var(--portal-text-default);

    & > svg {
      display: inline;
      margin-inline-start: var(--portal-space-1);
      vertical-align: -3px;
    }
  }
  & tbody tr {
    border-block-end: 1px solid var(--portal-table-divider);
  }
  & tbody :is(th, td) {
    block-size: var(--portal-row-default);
    padding-block: var(--portal-space-2);
    padding-inline: var(--portal-space-3);
    overflow-wrap: anywhere;
  }
  & :is(th, td):first-child {
    padding-inline-start: var(--portal-space-4);
  }
  & [data-part='date'],
  & [data-part='amount'] {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & tbody th {
    white-space: nowrap;
  }
  & [data-end] {
    text-align: end;
  }
  & [data-part='actions'] {
    padding-block: 0;
    padding-inline-end: var(--portal-space-2);
    white-space: nowrap;
  }

  ${media.hover} {
    & tbody tr:hover {
      background: var(--portal-table-row-hover);
    }
  }

  ${media.phone} {
    display: block;

    & thead {
      ${visuallyHidden}
    }
    & tbody {
      display: block;
    }
    & tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) fit-content(55%);
      gap: var(--portal-space-1) var(--portal-space-3);
      padding: var(--portal-space-3) var(--portal-space-4);
    }
    & tbody :is(th, td),
    & tbody :is(th, td):first-child {
      block-size: auto;
      padding: 0;
    }
    & tbody th {
      order: 1;
      white-space: normal;
    }
    & [data-part='amount'] {
      order: 2;
    }
    & [data-part='description'] {
      order: 3;
      color: var(--portal-text-muted);
      font: var(--portal-type-small);
    }
    & [data-part='status'] {
      order: 4;
      text-align: end;
    }
    & [data-part='date'],
    & [data-part='actions'] {
      display: none;
    }
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--portal-space-2) var(--portal-space-4);
  min-block-size: 44px;
  padding-block: var(--portal-space-1);
  padding-inline: var(--portal-space-4);
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
  font-variant-numeric: tabular-nums;
`
