import { type KyselyPlugin, RawNode, type RootOperationNode } from 'kysely'
import type { Store } from './openStore.ts'

/** Simulates a process that is killed before its nth write: that query and each later one fail. `left` says how many writes were not reached. */
export function killedBefore(store: Store, at: number) {
  const state = { left: at }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'].includes(node.kind)) state.left -= 1
      if (state.left <= 0 && !freesLock(node)) throw new Error('The process is gone.')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return { store: store.withPlugin(plugin), state }
}

/** Whether a query frees a named lock, as PostgreSQL does when a process is gone. */
const freesLock = (node: RootOperationNode) => RawNode.is(node) && node.sqlFragments.some((part) => part.includes('pg_advisory_unlock'))
