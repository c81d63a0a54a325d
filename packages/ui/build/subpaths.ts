import { dirname } from 'node:path'

/** A file to write into `dist/entries`. */
export interface SubpathFile {
  file: string
  text: string
}

/**
 * Makes an entry for each value that the library exports: `@portal/ui/Button` has `Button` and the types of its folder. `source` is
 * the text of src/index.ts, `built` the bundler's output for it.
 */
export function subpaths(source: string, built: string): SubpathFile[] {
  const chunks = new Map([...built.matchAll(/import \{([^}]*)\} from "\.\/([^"]+)"/g)].flatMap(([, names = '', chunk = '']) => listed(names).map((name) => [name, chunk] as const)))
  const exported = [...source.matchAll(/^export (type )?\{([^}]*)\} from '([^']+)'/gm)].flatMap(([, type = '', names = '', from = '']) =>
    listed(names).map((name) => ({ folder: dirname(from), isType: type !== '' || name.startsWith('type '), name: name.replace(/^type /, '') })))
  return exported.filter(({ isType }) => !isType).flatMap(({ name, folder }) => {
    const chunk = chunks.get(name)
    if (chunk === undefined) throw new Error(`The built entry of @portal/ui imports no ${name}`)
    const types = exported.filter((other) => other.isType && other.folder === folder).map((other) => `type ${other.name}`)
    return [
      { file: `${name}.js`, text: `export { ${name} } from "../${chunk}";\n` },
      { file: `${name}.d.ts`, text: `export { ${[name, ...types].join(', ')} } from '../index.js'\n` },
    ]
  })
}

const listed = (names: string) => names.split(',').map((name) => name.trim()).filter((name) => name !== '')
