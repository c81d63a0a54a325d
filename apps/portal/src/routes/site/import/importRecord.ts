import type { endpoints, ResponseOf } from '@portal/api-client/contract'

/** An import as the service tells it. */
export type ImportRecord = ResponseOf<typeof endpoints.getImport>
