import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import { changeKinds, changesCall, contractVersion, type EndpointDefinition, endpoints, errorBody } from '@portal/api-client/contract'
import { webhookData, webhookEvents, webhookWords } from '../integrations/runWebhooks.ts'

type JsonSchema = object

/** The formats of JSON Schema, by the contract's kinds of text. */
const formats: Readonly<Record<string, string>> = { email: 'email', username: 'email', password: 'password', date: 'date', instant: 'date-time' }

/** Converts a schema to JSON Schema. Leaves out rules that JSON Schema can't express, such as the text filter; the service names them in `fields`. */
function convert(schema: EndpointDefinition['request'], typeMode: ConversionConfig['typeMode']): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, { typeMode, errorMode: 'ignore', target: 'draft-2020-12' })
  return withFormats(converted) as JsonSchema
}

/** Turns the contract's notes on a schema into a format, or into `x-ours` if the specification doesn't have the field. */
function withFormats(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFormats)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'shape' && typeof inner === 'string') return formats[inner] === undefined ? [] : [['format', formats[inner]]]
    return [key === 'isOurs' && inner === true ? ['x-ours', true] : [key, withFormats(inner)]]
  }))
}

const sealed = `Every call is sealed: its payload does not travel as plain JSON, but as the two texts \`Data\` and \`Value\`, in the body of a POST and in the query of a GET
(as \`request\` and \`value\`). \`sealRequest\` of \`@portal/api-client/crypto\` makes them of the payload, of method, service and path, of the bearer token and of a public
key of \`/keys\` (a JWK set, RSA-OAEP-256). The seal binds a request to one call, one session and one moment (300 s), and works once. Here \`contentSchema\` says
what \`Data\` holds once it is opened. Answers are plain JSON. A GET without a payload has no query.

Signed-in people send three headers (\`login\` answers their values); servers send only a machine key, as bearer token.`

/** The contract as an OpenAPI 3.1 document, for tools of any language. `baseUrl` has no trailing slash. */
export function openApiDocument(baseUrl: string): object {
  const calls: [string, EndpointDefinition][] = Object.entries(endpoints)
  const schemas: Record<string, JsonSchema> = { Refusal: convert(errorBody, 'output'), Value: { type: 'string', description: 'What the seal says of itself: version, key, time and nonce.' } }
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, endpoint] of calls) {
    const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
    schemas[`${title}Payload`] = convert(endpoint.request, 'input')
    if (endpoint.responseKind !== 'file') schemas[`${title}Answer`] = convert(endpoint.response, 'output')
    const path = `/svc/${endpoint.service}${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, title, endpoint) }
  }
  paths[`/svc/${changesCall.service}${changesCall.path}`] = { get: followOperation }
  return {
    openapi: '3.1.0',
    info: { title: 'Access portal', version: contractVersion, description: sealed },
    servers: [{ url: baseUrl }],
    tags: [...new Set<string>(calls.map(([, { area }]) => area))].toSorted().concat('webhooks').map((area) => ({ name: area })),
    paths,
    webhooks: webhookOperations(),
    components: {
      schemas,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: '`AuthToken` of `login`, or a machine key.' },
        authKey: { type: 'apiKey', in: 'header', name: 'X-Auth-Key', description: '`user.SessionID` of `login`.' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token', description: '`CsrfToken` of `login`.' },
      },
    },
  }
}

const followOperation = {
  operationId: 'followChanges',
  tags: ['log'],
  summary: 'Streams what kinds of things change in the account.',
  description: `Server-sent events whose \`data\` lists kinds, such as \`calls,doors\` (of ${changeKinds.join(', ')}): ask again what you show. The first event lists all kinds. The stream ends with the session. Not for machine keys.`,
  security: [{ token: [], authKey: [], csrf: [] }],
  parameters: [{ name: 'X-Account-Id', in: 'header', schema: { type: 'string' }, description: 'The account in which the user works; their own if omitted.' }],
  responses: {
    200: { description: 'The stream.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    204: { description: 'There is no stream; ask from time to time.' },
    429: { description: 'The session has too many streams.' },
  },
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

function operationOf(name: string, title: string, { area, as, summary, method, auth, sealedIn, mediaType, responseKind, idempotent, assumed, request }: EndpointDefinition): object {
  const data = { type: 'string', description: 'The payload, sealed.', contentMediaType: 'application/json', contentSchema: ref(`${title}Payload`) }
  const inQuery = method === 'GET' || sealedIn === 'query'
  const isNeeded = method === 'POST' || !('default' in request)
  const query = [{ name: 'request', in: 'query', required: isNeeded, schema: data }, { name: 'value', in: 'query', required: isNeeded, schema: ref('Value') }]
  const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', format: 'uuid' }, description: 'The same for each attempt of one write: it is done once, and answered as the first time.' }
  const body = { required: true, content: { 'application/json': { schema: { type: 'object', required: ['Data', 'Value'], properties: { Data: data, Value: ref('Value') } } } } }
  const types = responseKind === 'file' ? [mediaType ?? 'application/octet-stream'].flat() : ['application/json']
  const answer = responseKind === 'file' ? { type: 'string', format: 'binary' } : ref(`${title}Answer`)
  return {
    operationId: name,
    tags: [area],
    summary,
    description: `\`api.${area}.${as}\` of the client.${assumed ? ' The specification names the call without its shapes: these are ours.' : ''}`,
    security: auth === 'session' ? [{ token: [], authKey: [], csrf: [] }, { token: [] }] : [],
    parameters: [...(inQuery ? query : []), ...(idempotent ? [key] : [])],
    ...(inQuery ? {} : { requestBody: body }),
    responses: {
      200: { description: 'The answer.', content: Object.fromEntries(types.map((type) => [type, { schema: answer }])) },
      default: { description: 'A refusal: `code` is stable, `fields` names what is wrong.', content: { 'application/json': { schema: ref('Refusal') } } },
    },
  }
}

/** The webhook messages to partners' servers (`integrations`), signed in the form of Standard Webhooks. */
function webhookOperations(): object {
  const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({ name, in: 'header', required: true, schema: { type: 'string' } }))
  return Object.fromEntries(webhookEvents.map((event) => {
    const message = { type: 'object', required: ['type', 'timestamp', 'data'], properties: { type: { const: event }, timestamp: { type: 'string', format: 'date-time' }, data: convert(webhookData[event], 'output') } }
    const post = {
      operationId: event, tags: ['webhooks'], summary: webhookWords[event], parameters: headers,
      requestBody: { required: true, content: { 'application/json': { schema: message } } },
      responses: { '2XX': { description: 'Delivered. After any other answer, or none within five seconds, the message is sent again.' } },
    }
    return [event, { post }]
  }))
}
