import { globSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-api'
import { libraryOptions } from './libraryOptions.ts'

export const root = join(import.meta.dirname, '..')

/** The files with code that runs in a browser. Tests and stories are left out, because they use every property. */
export const productFiles = (): string[] =>
  globSync('{packages/{domain,ui,embed},apps/portal}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(test|stories|guide|example|fixture)\.tsx?$|\/testing\//.test(file))
    .map((file) => join(root, file))

/** Reads a TypeScript program. `sources` replace the text of files. */
export function readProgram(entries: readonly string[], sources: Readonly<Record<string, string>> = {}): ts.Program {
  const host = ts.createCompilerHost(libraryOptions)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (path) => path in sources || fileExists(path)
  host.readFile = (path) => sources[path] ?? readFile(path)
  host.getSourceFile = (path, ...rest) => (path in sources ? ts.createSourceFile(path, sources[path] ?? '', ts.ScriptTarget.ES2022, true) : getSourceFile(path, ...rest))
  return ts.createProgram([...entries], libraryOptions, host)
}

/** The files of a program, without those of dependencies. */
export const ownFiles = (program: ts.Program): ts.SourceFile[] =>
  program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(root) && !fileName.includes('/node_modules/') && !fileName.endsWith('.d.ts'))
