export { LinkProvider, useLinkComponent } from './LinkProvider.tsx'
export type { LinkProps, LinkProviderProps } from './LinkProvider.tsx'
export { TextLink } from './TextLink.tsx'
export type { TextLinkProps } from './TextLink.tsx'
