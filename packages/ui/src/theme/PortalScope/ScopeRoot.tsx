import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled, StyleSheetManager } from 'styled-components'
import { media } from '../media.ts'
import { pixelSizes } from '../pixelSizes.ts'

export interface ScopeRootProps extends ComponentPropsWithoutRef<'div'> {
  /** Light or dark, regardless of the page, with its own background. Omit to follow the page. */
  theme?: 'light' | 'dark' | undefined
}

/**
 * Prefix of each selector inside the scope. It has a higher specificity than a page's rules for elements, attributes and single classes.
 */
const strength = '[data-portal-scope][data-portal-scope]'

/** The element that protects the library's components from the page's styles. */
export const ScopeRoot = forwardRef<HTMLDivElement, ScopeRootProps>(function ScopeRoot({ theme, children, ...rest }, ref) {
  return (
    // The scope's own styles have no prefix, even inside another scope.
    <StyleSheetManager namespace="">
      <Root data-theme={theme} {...rest} ref={ref} data-portal-scope="">
        <StyleSheetManager namespace={strength}>{children}</StyleSheetManager>
      </Root>
    </StyleSheetManager>
  )
})

/**
 * Matches the library's elements: those without a class, with a class of the library, and icons. A partner's elements keep the rules of
 * their classes.
 */
const drawn = ":is(:not([class]), [class=''], [class*='sc-'], .lucide)"

const Root = styled.div`
  ${pixelSizes}
  display: block;
  box-sizing: border-box;
  background: none;
  color: var(--portal-text-default);
  cursor: auto;
  font: var(--portal-type-body);
  font-feature-settings: 'calt', 'ss03';
  -webkit-font-smoothing: antialiased;
  -webkit-text-fill-color: currentcolor;
  hyphens: manual;
  letter-spacing: normal;
  list-style: initial;
  overflow-wrap: break-word;
  tab-size: 8;
  text-align: start;
  text-indent: 0;
  text-shadow: none;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  text-transform: none;
  white-space: normal;
  word-break: normal;
  word-spacing: normal;

  /* A scope with its own theme has its own background, because its light text could be on a light page. */
  &[data-theme] {
    background: var(--portal-surface-canvas);
  }

  ${drawn} {
    &, &::before, &::after {
      /* Removes the page's styles; the browser's and those of SVG attributes stay. */
      all: revert-layer;
      box-sizing: border-box;
    }
  }
  ${drawn}:where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset) {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  ${drawn}:where(ul, ol) {
    list-style: none;
  }
  ${drawn}:where(button, input, select, textarea) {
    font: inherit;
    color: inherit;
  }
  ${drawn}:where(:focus-visible) {
    outline: 2px solid var(--portal-focus-ring);
    outline-offset: 2px;
  }
  ${media.forcedColors} {
    ${drawn}:where(:focus-visible) {
      outline-color: Highlight;
    }
  }
  ${media.reducedMotion} {
    ${drawn} {
      &, &::before, &::after {
        animation-duration: 0.01ms !important;
        animation-iteration-count: 1 !important;
        transition-duration: 0.01ms !important;
        scroll-behavior: auto !important;
      }
    }
  }
`
