export { Grid, PageColumns } from './Grid.tsx'
export type { GridProps, PageColumnsProps } from './Grid.tsx'
