import type { KyselyPlugin } from 'kysely'
import type { Store } from './openStore.ts'

/** Simulates a process that is killed before its nth write: that query and each later one fail. `left` says how many writes were not reached. */
export function killedBefore(store: Store, at: number) {
  const state = { left: at }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'].includes(node.kind)) state.left -= 1
      if (state.left <= 0) throw new Error('The process is gone.')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return { store: store.withPlugin(plugin), state }
}
