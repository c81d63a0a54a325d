import { type AnchorHTMLAttributes, createContext, type ElementType, type ReactNode, useContext } from 'react'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string
}

const LinkContext = createContext<ElementType>('a')

export interface LinkProviderProps {
  /** Renders every link of the library. It gets `href` and all anchor attributes, the ref included. */
  component: ElementType
  /** The content whose links the router should render. */
  children: ReactNode
}

/** Lets a router render the library's links. Without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
}

export function useLinkComponent(): ElementType {
  return useContext(LinkContext)
}
