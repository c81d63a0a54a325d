export { Grid, type GridProps, PageColumns, type PageColumnsProps } from './Grid.tsx'
