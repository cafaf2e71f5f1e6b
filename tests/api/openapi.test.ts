import { createHash } from 'node:crypto'
import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import { type EndpointName, endpointTable, splitRoute } from '@prangan/contract/endpoints/table'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../functions/src/openapi/describe-operation.ts'
import { exampleOf } from '../../functions/src/openapi/examples.ts'
import type { JsonSchema } from '../../functions/src/openapi/json-schema.ts'
import { type OpenApiDocument, openApiPath } from '../../functions/src/openapi/openapi-document.ts'
import { useOwnApp } from '../support/use-own-app.ts'

const app = useOwnApp()

const rows = (Object.entries(endpointTable) as [EndpointName, Endpoint][]).flatMap(([name, endpoint]) =>
  endpoint.routes.map((route) => ({ name, endpoint, route, ...splitRoute(route) })),
)

let served: Response
let document: OpenApiDocument
let operations: { path: string; method: string; operation: Operation }[]
beforeAll(async () => {
  served = await fetch(`${app.origin}/api/openapi.json`)
  document = (await served.json()) as OpenApiDocument
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
})

const operationAt = (method: string, path: string): Operation => {
  const operation = document.paths[openApiPath(path)]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${method} ${path} is not described`)
  return operation
}

function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  yield value as Record<string, unknown>
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

describe('The OpenAPI document', () => {
  it('is served as JSON, for any site to read, and may be cached for an hour', () => {
    const { headers, status } = served
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it('is of version 3.1 and has the parts that a reader needs', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/)
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
    expect(document.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' })
  })

  it('describes every row in every spelling, and nothing else', () => {
    const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()
    expect(described).toEqual(rows.map(({ method, path }) => `${method} ${openApiPath(path)}`).sort())
  })

  it('gives each operation a name of its own, and a subject that it lists', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const tags = document.tags.map(({ name }) => name)
    for (const { operation } of operations) expect(tags).toContain(operation.tags[0])
    for (const tag of tags) expect(operations.some(({ operation }) => operation.tags[0] === tag)).toBe(true)
  })

  it('names exactly the parameters of the path, and the key that a create may have', () => {
    for (const { path, method, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const creates = rows.some(
        (row) =>
          openApiPath(row.path) === path && row.method.toLowerCase() === method && row.endpoint.creates,
      )
      const expected = creates ? [...inPath, 'Idempotency-Key'] : inPath
      expect((operation.parameters ?? []).map(({ name }) => name)).toEqual(expected)
    }
  })

  it('has no broken reference, and no schema that JSON Schema does not know', () => {
    const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']
    for (const { $ref, type, required, properties } of objectsIn(document)) {
      if ($ref !== undefined) expect(String($ref)).toMatch(/^#\/components\/schemas\/(Failure)$/)
      if (properties === undefined || type === undefined) continue
      expect(types).toContain(type)
      for (const name of (required as string[] | undefined) ?? []) expect(properties).toHaveProperty([name])
    }
  })
})

describe.each(rows)('$route', ({ name, endpoint, method, path }) => {
  it('says who may call, what it answers, and how it refuses', () => {
    const { security, responses, description } = operationAt(method, path)
    expect(description).toMatch(/^Who may: .+\.$/)
    expect(security.some(({ bearer }) => bearer)).toBe(
      endpoint.access !== 'anyone' || !!endpoint.optionalCaller,
    )
    expect(Object.keys(responses)).toContain(String(endpoint.status ?? 200))
    const comparesPassword = name === 'login' || name === 'choosePassword'
    expect(Object.keys(responses).includes('401')).toBe(endpoint.access !== 'anyone' || comparesPassword)
    for (const [status, { description: says, content }] of Object.entries(responses)) {
      expect(says).not.toBe('')
      const type = endpoint.plainTextErrors ? 'text/plain' : 'application/json'
      if (Number(status) > 416 || Number(status) === 400) expect(Object.keys(content)).toEqual([type])
    }
  })

  it('has an example that it would take', () => {
    const { params, body } = exampleOf(name)
    const sent =
      params &&
      Object.fromEntries(
        Object.entries(params).map(([key, value]) => [
          key,
          path.includes(`*${key}`) ? value.split('/') : value,
        ]),
      )
    if (endpoint.params) expect(endpoint.params.safeParse(sent).error).toBeUndefined()
    expect(body === undefined).toBe(endpoint.body === undefined)
    if (endpoint.body) expect(endpoint.body.input.safeParse(body).error).toBeUndefined()
    const { requestBody } = operationAt(method, path)
    for (const { schema, example } of Object.values(requestBody?.content ?? {})) {
      expect(example).toEqual(body)
      expect(Object.keys(schema.properties as Record<string, JsonSchema>)).toEqual(
        expect.arrayContaining(Object.keys(example as object)),
      )
    }
  })
})

describe('The page about the calls', () => {
  it('shows every row, with no script, and may load nothing but its own style', async () => {
    const response = await fetch(`${app.origin}/api/docs`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const html = await response.text()
    for (const { operation } of operations) expect(html).toContain(`<details id="${operation.operationId}">`)
    expect(html).not.toMatch(/<script|\son\w+=|style="|https?:\/\//)
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`style-src 'sha256-${hash}'`)
  })

  it('takes no other method', async () => {
    for (const path of ['/api/docs', '/api/openapi.json']) {
      const response = await fetch(`${app.origin}${path}`, { method: 'POST' })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
    }
  })
})
