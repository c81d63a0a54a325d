import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { dependencyRules, packages } from './dependencyRules.ts'

let read: Promise<ICruiseResult> | undefined

/**
 * Reads every source file of the packages and the portal with its imports, those of types included, and each import that breaks a rule. The result is kept.
 */
export function readDependencies(): Promise<ICruiseResult> {
  read ??= cruisePackages(join(import.meta.dirname, '..'))
  return read
}

/** Reads the imports of packages in another folder. */
export async function cruisePackages(baseDir: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    Object.values(packages).map(({ folder }) => folder).filter((folder) => existsSync(join(baseDir, folder))),
    {
      baseDir,
      ruleSet: { forbidden: [...dependencyRules] },
      validate: true,
      parser: 'tsc',
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      doNotFollow: { path: 'node_modules' },
      enhancedResolveOptions: {
        conditionNames: ['@portal/source', 'browser', 'import', 'module', 'default'],
        exportsFields: ['exports'],
        extensions: ['.ts', '.tsx', '.js'],
      },
    },
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}
