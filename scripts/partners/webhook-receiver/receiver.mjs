// A server that receives the portal's webhooks. You can copy it; it needs only Node.
//   WEBHOOK_SECRET=whsec_… PORT=5174 node receiver.mjs
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const secret = process.env.WEBHOOK_SECRET ?? ''
if (!secret.startsWith('whsec_')) throw new Error('Set WEBHOOK_SECRET to what the portal showed when the webhook was added.')

/** The ids of handled messages, because a message may arrive twice. Keep these ids in your database for two days. */
const taken = new Set()

/** Whether the portal sent this body, in the last five minutes (Standard Webhooks 1.0). */
function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false
  const expected = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64')).update(`${id}.${timestamp}.${body}`).digest()
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end()
  // Answer within five seconds, and do slow work afterwards. After any other answer than 2xx, the portal sends the message again.
  response.writeHead(204).end()
  const id = request.headers['webhook-id']
  if (taken.has(id)) return
  taken.add(id)
  const { type, data } = JSON.parse(body)
  console.log(type, JSON.stringify(data))
})

server.listen(Number(process.env.PORT ?? 5174), '127.0.0.1', () => console.log(`listening on http://127.0.0.1:${server.address().port}`))
