export { PortalScope } from './PortalScope.tsx'
export type { PortalScopeProps } from './PortalScope.tsx'
