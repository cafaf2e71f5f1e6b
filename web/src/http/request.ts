import type { Endpoint, Method } from '@prangan/contract/endpoints/endpoint'
import type { EndpointName, EndpointOf, FileFieldOf } from '@prangan/contract/endpoints/table'
import type * as z from 'zod/mini'

type SentAs<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never

type ParamsPart<Name extends EndpointName> =
  EndpointOf<Name> extends { params: infer Schema } ? { params: SentAs<Schema> } : { params?: never }

type BodyPart<Name extends EndpointName> =
  EndpointOf<Name> extends { body: { input: infer Schema } } ? { body: SentAs<Schema> } : { body?: never }

type FilesPart<Name extends EndpointName> = [FileFieldOf<Name>] extends [never]
  ? { files?: never }
  : { files?: Partial<Record<FileFieldOf<Name>, Blob>> }

export type CallInput<Name extends EndpointName> = ParamsPart<Name> & BodyPart<Name> & FilesPart<Name>

type LooseInput = {
  params?: Record<string, unknown>
  body?: Record<string, unknown>
  files?: Record<string, Blob | undefined>
}

export type CallRequest = {
  method: Method
  url: string
  headers: Record<string, string>
  body: BodyInit | null
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replaceAll(/[:*](\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The path ${path} needs ${name}.`)
    return encodeURIComponent(String(value))
  })
}

function toFormData({ body = {}, files = {} }: LooseInput): FormData {
  const form = new FormData()
  // Text first, so that a server that parses as it reads knows the fields before a large file.
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, String(value))
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file)
  return form
}

export function toRequest(endpoint: Endpoint, input: LooseInput, token?: string): CallRequest {
  // Importing the table's own `splitRoute` would load the whole table with every schema.
  const [method, path] = endpoint.routes[0].split(' ') as [Method, string]
  const headers: Record<string, string> = { accept: 'application/json' }
  if (token) headers.authorization = `Bearer ${token}`
  const request = { method, url: fillPath(path, input.params), headers }
  if (!endpoint.body) return { ...request, body: null }
  if (endpoint.body.format !== 'json') return { ...request, body: toFormData(input) }
  return {
    ...request,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(input.body ?? {}),
  }
}
