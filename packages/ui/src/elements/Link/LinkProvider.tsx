import { type AnchorHTMLAttributes, createContext, type ElementType, type ReactNode, useContext } from 'react'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address that the link opens. */
  href: string
}

const LinkContext = createContext<ElementType>('a')

export interface LinkProviderProps {
  /** A component that renders every link of the library. It gets `href`, `ref` and all attributes of an anchor. */
  component: ElementType
  /** The content whose links the router should render. */
  children: ReactNode
}

/** Lets a router render the library's links. Without this provider they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
}

export function useLinkComponent(): ElementType {
  return useContext(LinkContext)
}
