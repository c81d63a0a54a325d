import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { endpoints } from '@portal/api-client/contract'
import { openBench } from '../testing.fixture.ts'

interface Operation { operationId: string; parameters: { name: string }[]; requestBody?: { content: Record<string, { schema: { properties: { Data: { contentSchema: { $ref: string } } } } }> } }

interface Document { info: { version: string }; paths: Record<string, Record<string, Operation>>; webhooks: object; components: { schemas: Record<string, object> } }

async function readDocument(): Promise<Document> {
  const { sandbox } = await openBench()
  return (await (await sandbox.app.fetch(new Request('http://localhost:4200/openapi.json'))).json()) as Document
}

test('the served document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate({ ...(await readDocument()) })).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('the document has every call with its sealed payload', async () => {
  const document = await readDocument()
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual([...Object.keys(endpoints), 'followChanges'].toSorted())
  const { post } = document.paths['/svc/account/login'] ?? {}
  expect(post?.requestBody?.content['application/json']?.schema.properties.Data.contentSchema.$ref).toBe('#/components/schemas/LoginPayload')
  expect(document.components.schemas['LoginPayload']).toMatchObject({ required: ['username', 'password'], properties: { password: { type: 'string', format: 'password' } } })
  expect(document.paths['/svc/account/UserTiers/getUserTierUserList']?.['get']?.parameters.map(({ name }) => name)).toEqual(['request', 'value'])
  expect(Object.keys(document.webhooks)).toContain('call.missed')
})

test('every reference in the document resolves, and its version is the contract’s', async () => {
  const document = await readDocument()
  const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !Object.hasOwn(document.components.schemas, name))).toEqual([])
  const manifest = JSON.parse(readFileSync(new URL('../../../api-client/package.json', import.meta.url), 'utf8')) as { version: string }
  expect(document.info.version).toBe(manifest.version)
})
