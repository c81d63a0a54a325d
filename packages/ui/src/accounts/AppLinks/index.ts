export { type AppLink, AppLinks, type AppLinksLabels, type AppLinksProps } from './AppLinks.tsx'
