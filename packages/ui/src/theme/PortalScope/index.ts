export { PortalScope, type PortalScopeProps } from './PortalScope.tsx'
