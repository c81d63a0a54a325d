import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  & th {
    font-weight: inherit;
    text-align: start;
  }
  & thead th {
    block-size: 36px;
    padding-inline: 12px;
    border-block-end: 1px solid var(--portal-border-subtle);
    background: var(--portal-table-head-bg);
    color: var(--portal-table-head-text);
    font: var(--portal-type-small);
    font-weight: 500;
    white-space: nowrap;
  }
  & thead [aria-sort] {
    color: var(--portal-text-default);

    & > svg {
      display: inline;
      margin-inline-start: 4px;
      vertical-align: -3px;
    }
  }
  & tbody tr {
    border-block-end: 1px solid var(--portal-table-divider);
  }
  & tbody :is(th, td) {
    block-size: var(--portal-row-default);
    padding-block: 8px;
    padding-inline: 12px;
    overflow-wrap: anywhere;
  }
  & :is(th, td):first-child {
    padding-inline-start: 16px;
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
    padding-inline-end: 8px;
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
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody {
      display: block;
    }
    & tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) fit-content(55%);
      gap: 4px 12px;
      padding: 12px 16px;
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
  gap: 8px 16px;
  min-block-size: 44px;
  padding-block: 6px;
  padding-inline: 16px;
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
  font-variant-numeric: tabular-nums;
`
