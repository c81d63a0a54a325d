export { DescriptionList } from './DescriptionList.tsx'
export type { Description, DescriptionListProps } from './DescriptionList.tsx'
