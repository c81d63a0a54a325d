export { type LinkProps, LinkProvider, type LinkProviderProps, useLinkComponent } from './LinkProvider.tsx'
export { TextLink, type TextLinkProps } from './TextLink.tsx'
