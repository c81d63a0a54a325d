export { Breadcrumb } from './Breadcrumb.tsx'
export type { BreadcrumbProps, Crumb } from './Breadcrumb.tsx'
