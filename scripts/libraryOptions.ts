// Another version of TypeScript, because the workspace's own has no compiler API.
import ts from 'typescript-api'

/** Compiler options to read the sources of `@portal/ui` for the properties of its components, without checking for errors. */
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
