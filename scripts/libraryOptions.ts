// The workspace's own TypeScript has no compiler API.
import ts from 'typescript-api'

/** How the sources of `@portal/ui` are read: for the properties that its components offer, not for their errors. */
export const libraryOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  customConditions: ['@portal/source'],
  types: [],
}
