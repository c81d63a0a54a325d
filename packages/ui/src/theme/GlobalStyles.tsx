import { createGlobalStyle } from 'styled-components'
import { media } from './media.ts'

/** The page's background, type, focus ring and resets. Render it once, beside tokens.css. */
export const GlobalStyles = createGlobalStyle`
  *, ::before, ::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  /* The variable isn't inherited, because only html reads it, and a new height would restyle every element of the page. */
  @property --portal-edge-bar {
    syntax: '<length>';
    inherits: false;
    initial-value: 0px;
  }
  /* The page scrolls a focused element out from under the sticky parts at the window's edges (useEdgeHeight), with room for the focus ring. */
  ${media.tall} {
    html {
      scroll-padding-block:
        calc(var(--portal-edge-banners, 0px) + var(--portal-edge-bar, 0px) + var(--portal-space-2))
        calc(var(--portal-edge-foot, 0px) + var(--portal-edge-toast, 0px) + var(--portal-space-2));
    }
  }
  body {
    margin: 0;
    min-block-size: 100vh;
    min-block-size: 100dvh;
    background: var(--portal-surface-canvas);
    color: var(--portal-text-default);
    font: var(--portal-type-body);
    font-feature-settings: 'calt', 'ss03';
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  ul, ol {
    list-style: none;
  }
  button, input, select, textarea {
    font: inherit;
    color: inherit;
  }
  /* :where has no specificity, so that a component's own focus ring has priority. */
  :where(:focus-visible) {
    outline: 2px solid var(--portal-focus-ring);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    :where(:focus-visible) {
      outline-color: Highlight;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`
