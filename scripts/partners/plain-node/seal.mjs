// Encrypts a request without the client, and sends it to your own server.
import { createServer } from 'node:http'
import { once } from 'node:events'
import { openSealedRequest, sealRequest } from '@portal/api-client/crypto'

const algorithm = { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' }
const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
const [publicJwk, privateJwk] = await Promise.all([pair.publicKey, pair.privateKey].map((key) => crypto.subtle.exportKey('jwk', key)))
const place = { method: 'POST', service: 'account', path: '/login', token: '' }

const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const payload = await openSealedRequest(JSON.parse(body), { ...place, privateKey: privateJwk, now: Date.now() })
  response.end(JSON.stringify(payload))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const sealed = await sealRequest({ username: 'dana', password: 'sésame' }, { ...place, publicKey: publicJwk })
const answer = await fetch(`http://127.0.0.1:${server.address().port}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(sealed) })
const { password } = await answer.json()
if (password !== 'sésame' || JSON.stringify(sealed).includes('dana')) throw new Error(`The server read ${password}`)
console.log('opened')
server.close()
