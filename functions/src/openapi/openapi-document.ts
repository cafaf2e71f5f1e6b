import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import { type EndpointName, endpointTable, endpointTags, splitRoute } from '@prangan/contract/endpoints/table'
import { describeOperation, type Operation } from './describe-operation.ts'
import type { JsonSchema } from './json-schema.ts'

export type OpenApiDocument = {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, object>; schemas: Record<string, JsonSchema> }
}

const failure: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'What went wrong, and what to do about it.' },
    error: { type: 'string', description: 'The same.' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong with a field, by its name.',
    },
    codes: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: { code: { type: 'string' }, values: { type: 'array', items: { type: 'string' } } },
      },
      description: 'The same as codes, with what the messages name, for clients in another language.',
    },
    success: { type: 'boolean', const: false, description: 'Only where a success says true.' },
  },
  required: ['message', 'error'],
}

export const openApiPath = (path: string): string => path.replace(/[:*](\w+)/g, '{$1}')

export function openApiDocument(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const [name, endpoint] of Object.entries(endpointTable) as [EndpointName, Endpoint][]) {
    const tag = endpointTags.find(({ rows }) => Object.hasOwn(rows, name))?.name ?? ''
    for (const [index, route] of endpoint.routes.entries()) {
      const { method, path } = splitRoute(route)
      const operation = describeOperation(name, endpoint, index, tag)
      paths[openApiPath(path)] = { ...paths[openApiPath(path)], [method.toLowerCase()]: operation }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The college’s HTTP calls',
      version: '1.0.0',
      description:
        'JSON in, JSON out unless said. A failure is a sentence for people; input that does not fit names its fields. ' +
        'What may be called from another origin is set by the operator; there are no cookies.',
    },
    servers: [{ url: '/' }],
    tags: endpointTags.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `token` of `login`.',
        },
      },
      schemas: { Failure: failure },
    },
  }
}
