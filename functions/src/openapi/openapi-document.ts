import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import { type EndpointName, endpointTable, splitRoute } from '@prangan/contract/endpoints/table'
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

/** The subjects of the endpoints, found by the first path of a row, in the order in which to read them. */
const tags: readonly { name: string; description: string; covers: RegExp }[] = [
  { name: 'Notices', description: 'News, events and the ticker.', covers: /^\/news/ },
  { name: 'Sign-in', description: 'Sessions and forgotten passwords.', covers: /^\/auth/ },
  {
    name: 'Faculty',
    description: 'Profiles and records of teachers, and their accounts.',
    covers: /^\/faculty\/|^\/admin\/toggle-visibility/,
  },
  {
    name: 'Admissions and inquiries',
    description: 'Forms that visitors send, and what the office decides.',
    covers: /^\/api|^\/admin\/application/,
  },
  {
    name: 'People',
    description: 'Who has access, and to what.',
    covers: /^\/admin\/people/,
  },
  {
    name: 'The editable site',
    description: 'Pages, their drafts and versions, and the frame around them.',
    covers: /^\/admin\/pages/,
  },
  {
    name: 'The library',
    description: 'Pictures and documents of the editable site.',
    covers: /^\/admin\/(media|documents)|^\/(media|documents)\//,
  },
  { name: 'Alumni', description: 'Registration, verification, the gallery.', covers: /^\/alumni\/|^\/admin/ },
  { name: 'Files', description: 'Photos, resumes and the files of notices.', covers: /./ },
]

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

/** A path of the table in OpenAPI's notation. */
export const openApiPath = (path: string): string => path.replace(/[:*](\w+)/g, '{$1}')

/** Describes the whole endpoint table as an OpenAPI 3.1 document. */
export function openApiDocument(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const [name, endpoint] of Object.entries(endpointTable) as [EndpointName, Endpoint][]) {
    const { path: first } = splitRoute(endpoint.routes[0])
    const tag = tags.find(({ covers }) => covers.test(first))?.name ?? ''
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
    tags: tags.map(({ name, description }) => ({ name, description })),
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
