import * as v from 'valibot'
import type { EndpointDefinition } from '../contract/defineEndpoint.ts'
import { ContractMismatch, NetworkError } from '../errors/index.ts'
import { fileNameOf } from './contentDisposition.ts'

type Schema = EndpointDefinition['response']

/** The answer of a successful call, checked against the contract. Fields that the contract does not know are kept. */
export async function readAnswer(name: string, endpoint: EndpointDefinition, response: Response): Promise<unknown> {
  const answer = endpoint.responseKind === 'file' ? await readFile(name, endpoint, response) : await readJson(name, response)
  const checked = v.safeParse(endpoint.response, answer)
  if (checked.success) return checked.output
  const [issue] = v.safeParse(shapeMeant(endpoint.response, answer), answer).issues ?? checked.issues
  const field = issue.path?.map((item) => String(item.key)).join('.') ?? ''
  throw new ContractMismatch(name, field, issue.received === 'undefined' ? null : issue.expected)
}

async function readJson(name: string, response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw new NetworkError(name, 'truncated', { cause })
  })
  if (text.trim() === '') throw new NetworkError(name, 'empty')
  if (!/^application\/(?:[\w.+-]+\+)?json$/.test(mediaTypeOf(response))) throw new NetworkError(name, 'notJson')
  try {
    return JSON.parse(text)
  } catch {
    // The parser's error is left out, because it quotes the answer.
    throw new NetworkError(name, 'truncated')
  }
}

async function readFile(name: string, endpoint: EndpointDefinition, response: Response): Promise<unknown> {
  const mediaType = mediaTypeOf(response)
  if (endpoint.mediaType && ![endpoint.mediaType].flat().includes(mediaType)) throw new NetworkError(name, 'notTheFile')
  const blob = await response.blob().catch((cause: unknown) => {
    throw new NetworkError(name, 'truncated', { cause })
  })
  if (blob.size === 0) throw new NetworkError(name, 'empty')
  return { blob, fileName: fileNameOf(response.headers.get('content-disposition')), mediaType }
}

function mediaTypeOf(response: Response): string {
  const [mediaType = ''] = (response.headers.get('content-type') ?? '').split(';')
  return mediaType.trim().toLowerCase()
}

/** The option of a union whose literals match the answer. Its first issue has a path; an issue of the union itself has none. */
function shapeMeant(schema: Schema, answer: unknown): Schema {
  const options = schema.type === 'union' && 'options' in schema ? (schema.options as Schema[]) : []
  return options.find((option) => literalsOf(option).every(([key, literal]) => v.is(literal, fieldOf(answer, key)))) ?? schema
}

function literalsOf(schema: Schema): [string, Schema][] {
  const entries = 'entries' in schema ? Object.entries(schema.entries as Record<string, Schema>) : []
  return entries.filter(([, entry]) => entry.type === 'literal')
}

function fieldOf(answer: unknown, key: string): unknown {
  return typeof answer === 'object' && answer !== null && key in answer ? (answer as Record<string, unknown>)[key] : undefined
}
