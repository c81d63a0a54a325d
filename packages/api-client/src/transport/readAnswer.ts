import * as v from 'valibot'
import type { EndpointDefinition } from '../contract/defineEndpoint.ts'
import { ContractMismatch, NetworkError } from '../errors/index.ts'
import { fileNameOf } from './contentDisposition.ts'

/** The answer of a successful call, checked against the contract. Fields the contract does not know are kept. */
export async function readAnswer(name: string, endpoint: EndpointDefinition, response: Response): Promise<unknown> {
  const answer = endpoint.responseKind === 'file' ? await readFile(name, endpoint, response) : await readJson(name, response)
  const checked = v.safeParse(endpoint.response, answer)
  if (checked.success) return checked.output
  const issue = pickIssue(checked.issues[0])
  throw new ContractMismatch(name, issue.path?.map((item) => String(item.key)).join('.') ?? '', issue.expected)
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
    // The parser's own error quotes the answer.
    throw new NetworkError(name, 'truncated')
  }
}

async function readFile(name: string, endpoint: EndpointDefinition, response: Response): Promise<unknown> {
  const mediaType = mediaTypeOf(response)
  if (mediaType === 'text/html' || (endpoint.mediaType && endpoint.mediaType !== mediaType)) throw new NetworkError(name, 'notTheFile')
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

/** Of a choice between shapes, the issue of the shape that was meant: a literal that failed or is missing rules its own out. */
function pickIssue(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const options = issue.path ? undefined : issue.issues
  if (!options) return issue
  const ruledOut = options.some(({ expected }) => expected?.startsWith('"'))
  return (ruledOut ? options.at(-1) : options[0]) ?? issue
}
