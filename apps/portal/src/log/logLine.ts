import type { endpoints, ResponseOf } from '@portal/api-client/contract'

export type LogAnswer = ResponseOf<typeof endpoints.getLog>
export type LogLine = LogAnswer['Lines'][number]
export type EventLine = Extract<LogLine, { Kind: 'event' }>
export type CallLine = Extract<LogLine, { Kind: 'call' }>
export type ChangeLine = Extract<LogLine, { Kind: 'change' }>
export type ChangedRow = ChangeLine['Rows'][number]
export type ChangedField = ChangedRow['Fields'][number]
