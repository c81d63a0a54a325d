export { AppLinks } from './AppLinks.tsx'
export type { AppLink, AppLinksLabels, AppLinksProps } from './AppLinks.tsx'
