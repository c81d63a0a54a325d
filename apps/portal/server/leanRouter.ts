import type { Plugin } from 'vite'

/** What react-router asks about features that the portal does not use, and what the answer is. With them the rest of each feature falls away. */
export const unusedFeatures: { feature: string; asked: RegExp; answer: string }[] = [
  { feature: 'instrumentation, routes found on the way, strategies and contexts of data, data of a server', asked: /\binit\.(instrumentations|patchRoutesOnNavigation|dataStrategy|getContext|hydrationData)\b/g, answer: '(void 0)' },
  { feature: 'data of a server, in its document', asked: /opts\?\.hydrationData \|\| parseHydrationData\(\)/g, answer: 'void 0' },
  { feature: 'routes found on the way', asked: /(?<=\bif \()(isFogOfWar|fogOfWar\.active( && fogOfWar\.matches)?)(?=\))/g, answer: 'false' },
  { feature: 'components of a server', asked: /(?<=\bif \()this\.context(?= &&|\))/g, answer: 'false' },
  { feature: 'scripts of a server’s document', asked: /(?<=function ScrollRestoration\(\{[^}]*\}\) \{\n {2}let remixContext = )React\w*\.useContext\(FrameworkContext\)/g, answer: 'null' },
  { feature: 'transitions of views, as a page is drawn', asked: /(?<=let isViewTransitionAvailable = ).*(?=;$)/gm, answer: 'false' },
  { feature: 'transitions of views, once it was', asked: /(?<=\bif \()(vtContext\.isTransitioning && !vtContext\.flushSync|renderDfd && pendingState && .*|!vtContext\.isTransitioning && interruption)(?=\) \{$)/gm, answer: 'false' },
  { feature: 'transitions of views, kept for the way back', asked: /(?<=\bif \()isBrowser\d*(?=\) \{\s+restoreAppliedTransitions\()/g, answer: 'false' },
  { feature: 'transitions of views, on the way back', asked: /(?<=let viewTransitionOpts;\s+if \()pendingAction === "POP".*(?=\) \{$)/gm, answer: 'false' },
  { feature: 'transitions of views that a link asks for', asked: /(?<=else if \()pendingViewTransitionEnabled(?=\) \{)/g, answer: 'false' },
  { feature: 'routes that are added later', asked: /(?<=\n {2}function patchRoutes\(.*\) \{)[\s\S]*?(?=\n {2}\}\n)/g, answer: '' },
  { feature: 'forms of fetchers', asked: /(?<=createElement\()Form(?=, \{ \.\.\.props, navigate: false)/g, answer: '"form"' },
]

/**
 * The router's package names its development build under every condition; beside it stands the one without warnings. That one brings what a
 * server needs, and features that the portal leaves aside.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/^react-router(\/dom)?$/.test(source)) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
  },
  transform: (code, id) => (/\/react-router\/dist\/production\/.*\.mjs$/.test(id) ? withoutUnused(code) : null),
}

export function withoutUnused(code: string): string {
  const answered = unusedFeatures.reduce((text, { asked, answer }) => text.replace(asked, answer), code)
  // What is made by a call, or gets a name after it was made, counts as used; marked as it is, what no page draws is left out.
  return answered
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^var (\w+) = (class extends React\w*\.Component \{[\s\S]*?^\});$/gm, 'var $1 = /* @__PURE__ */ (() => $2)();')
}
