import type { Endpoint, FileRule } from '@prangan/contract/endpoints/endpoint'
import { type EndpointName, splitRoute } from '@prangan/contract/endpoints/table'
import { type ErrorCode, errors } from '@prangan/contract/errors'
import { mediaTypesOf } from '@prangan/contract/file-kinds'
import { abilities } from '@prangan/contract/roles'
import { exampleOf } from './examples.ts'
import { type JsonSchema, jsonSchema } from './json-schema.ts'
import { errorsOf } from './row-errors.ts'

export type Parameter = {
  name: string
  in: 'path' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
  example?: string
}
type Content = Record<string, { schema: JsonSchema; example?: unknown }>
type Refusal = { description: string; content: Content }

export type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Refusal | { description: string; content: Content }>
}

function accessOf({ access, optionalCaller }: Endpoint): string {
  if (access === 'anyone') return optionalCaller ? "anyone; an admin's token adds to the answer" : 'anyone'
  if (access === 'staff') return 'any member of staff, with a bearer token'
  return `${abilities[access].join(' or ')}, with a bearer token (${access})`
}

export function describeOperation(
  name: EndpointName,
  endpoint: Endpoint,
  index: number,
  tag: string,
): Operation {
  const { path } = splitRoute(endpoint.routes[index] ?? endpoint.routes[0])
  const parameters = [...parametersOf(name, endpoint, path), ...(endpoint.creates ? [idempotencyKey] : [])]
  return {
    operationId: index === 0 ? name : `${name}${index + 1}`,
    summary: endpoint.summary,
    description: `Who may: ${accessOf(endpoint)}.`,
    tags: [tag],
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: bodyOf(name, endpoint.body) }),
    responses: { ...successOf(endpoint), ...refusalsOf(errorsOf(endpoint), endpoint) },
  }
}

function securityOf({ access, optionalCaller }: Endpoint): Operation['security'] {
  if (access !== 'anyone') return [{ bearer: [] }]
  return optionalCaller ? [{}, { bearer: [] }] : []
}

function parametersOf(name: EndpointName, { params }: Endpoint, path: string): Parameter[] {
  const known = params ? jsonSchema(params, 'input').properties : undefined
  return [...path.matchAll(/([:*])(\w+)/g)].map(([, sign, parameter = '']) => {
    const example = exampleOf(name).params?.[parameter]
    const isRest = sign === '*'
    return {
      name: parameter,
      in: 'path',
      required: true,
      ...(isRest && { description: 'The rest of the address, slashes included.' }),
      schema: isRest ? { type: 'string' } : (known?.[parameter] ?? { type: 'string' }),
      ...(example !== undefined && { example }),
    }
  })
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A random text of one’s own. The same request sent again with it within a day gets the first answer, and creates nothing more.',
  schema: { type: 'string', pattern: '^[\\w-]{16,128}$' },
  example: 'b1f7c9d2-3c1e-4a51-9d5e-0c6f2f6f7a10',
}

function bodyOf(
  name: EndpointName,
  body: NonNullable<Endpoint['body']>,
): NonNullable<Operation['requestBody']> {
  const schema = jsonSchema(body.input, 'input')
  const { body: example = {} } = exampleOf(name)
  const withFiles = {
    ...schema,
    properties: {
      ...schema.properties,
      ...Object.fromEntries(
        Object.entries(body.files ?? {}).map(([field, rule]) => [field, fileSchema(rule)]),
      ),
    },
  }
  const content: Content = {
    ...(body.format.includes('json') && { 'application/json': { schema, example } }),
    ...(body.format.includes('multipart') && { 'multipart/form-data': { schema: withFiles, example } }),
  }
  return { required: body.optional !== true, content }
}

function fileSchema({ kinds, maxBytes }: FileRule): JsonSchema {
  return {
    type: 'string',
    contentMediaType: mediaTypesOf(kinds).join(', '),
    description: `A file: ${kinds.join(', ')} by its content, up to ${maxBytes / 2 ** 20} MB.`,
  }
}

function successOf({ output, status }: Endpoint): Operation['responses'] {
  if (output !== 'file') {
    const content = { 'application/json': { schema: jsonSchema(output, 'output') } }
    return { [status ?? 200]: { description: 'It is done.', content } }
  }
  const content = { '*/*': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } }
  return {
    200: { description: 'The file.', content },
    206: { description: 'The part that was asked for with Range.', content },
    304: { description: 'The reader has it already.', content: {} },
    416: { description: 'There is no such part.', content: {} },
  }
}

function refusalsOf(codes: readonly ErrorCode[], { plainTextErrors }: Endpoint): Record<string, Refusal> {
  const byStatus = Map.groupBy(new Set(codes), (code) => errors[code][0])
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => {
      const sentences = of.map((code) => errors[code][1])
      const [message] = sentences
      const content: Content = plainTextErrors
        ? { 'text/plain': { schema: { type: 'string' }, example: message } }
        : {
            'application/json': {
              schema: { $ref: '#/components/schemas/Failure' },
              example: { message, error: message },
            },
          }
      return [status, { description: sentences.join(' · '), content }]
    }),
  )
}
