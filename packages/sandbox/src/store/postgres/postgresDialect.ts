import {
  type BinaryOperationNode, type DatabaseConnection, type Dialect, type Driver, type OperationNode, OperatorNode, PostgresAdapter, PostgresDriver, PostgresIntrospector, type PostgresPool, PostgresQueryCompiler, PrimitiveValueListNode,
  type RawNode, type TransactionSettings, ValueListNode,
} from 'kysely'
import { postgresOf } from '../byEngine.ts'

/**
 * Makes PostgreSQL usable as the sandbox's database. Every transaction is serializable, because the sandbox's rules assume isolation. A
 * single statement is read committed, since it sees one moment.
 */
export function postgresDialect(pool: PostgresPool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: (): Driver => new SerializableDriver({ pool }),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new Compiler(),
  }
}

class SerializableDriver extends PostgresDriver {
  override beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return super.beginTransaction(connection, { ...settings, isolationLevel: settings.isolationLevel ?? 'serializable' })
  }
}

class Compiler extends PostgresQueryCompiler {
  protected override visitRaw(node: RawNode): void {
    super.visitRaw(postgresOf(node))
  }

  /** SQLite accepts an empty list; PostgreSQL doesn't. */
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    if (!isEmptyList(node.rightOperand)) return super.visitBinaryOperation(node)
    this.append(OperatorNode.is(node.operator) && node.operator.operator === 'not in' ? 'true' : 'false')
  }
}

function isEmptyList(node: OperationNode): boolean {
  return (PrimitiveValueListNode.is(node) || ValueListNode.is(node)) && node.values.length === 0
}
