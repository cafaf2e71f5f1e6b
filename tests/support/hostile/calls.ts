import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import { type EndpointName, endpointTable, splitRoute } from '@prangan/contract/endpoints/table'
import fc from 'fast-check'
import { exampleOf } from '../../../functions/src/openapi/examples.ts'
import { type Body, formBodies, jsonBodies } from './bodies.ts'
import type { Sent } from './send.ts'
import { hostileBearer, hostileHeaders, hostileSegment } from './values.ts'

type HostileCall = { sent: Sent; isGood: boolean }

export type Row = { name: EndpointName; endpoint: Endpoint }

export const rows: readonly Row[] = (Object.entries(endpointTable) as [EndpointName, Endpoint][]).map(
  ([name, endpoint]) => ({ name, endpoint }),
)

export type PathParameters = Readonly<Record<string, string>>

/** `*rest` takes any number of segments. */
function paths(path: string, parameters: PathParameters): fc.Arbitrary<string> {
  const segments = path.split('/').map((segment) => {
    const name = /^[:*](\w+)$/.exec(segment)?.[1]
    if (name === undefined) return fc.constant(segment)
    const good = encodeURIComponent(parameters[name] ?? 'x').replaceAll('%2F', '/')
    return fc.oneof({ weight: 3, arbitrary: fc.constant(good) }, { weight: 2, arbitrary: hostileSegment })
  })
  const query = fc.constantFrom('', '', '', '', '?', '?id=x&id=y', '?__proto__[a]=b', `?${'a'.repeat(2_000)}`)
  return fc.tuple(fc.tuple(...segments), query).map(([parts, more]) => `${parts.join('/')}${more}`)
}

function bodies(
  { name, endpoint: { body } }: Row,
  { token }: PathParameters,
  files: readonly Buffer[],
): fc.Arbitrary<Body | undefined> {
  const { body: example = {} } = exampleOf(name)
  const good = { ...example, ...(token && { token }) }
  if (!body) return fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, jsonBodies({ id: 'x' }))
  const kinds: { weight: number; arbitrary: fc.Arbitrary<Body | undefined> }[] = [
    { weight: 1, arbitrary: fc.constant(undefined) },
  ]
  const isForm = body.format.includes('multipart')
  const fileFields = Object.keys(body.files ?? {})
  kinds.push({ weight: isForm ? 14 : 1, arbitrary: formBodies(good, fileFields, files) })
  kinds.push({ weight: body.format.includes('json') ? 14 : 1, arbitrary: jsonBodies(good) })
  return fc.oneof(...kinds)
}

export function hostileCalls(
  row: Row,
  parameters: PathParameters,
  files: readonly Buffer[],
): fc.Arbitrary<HostileCall> {
  const route = fc.constantFrom(...row.endpoint.routes).chain((written) => {
    const { method, path } = splitRoute(written)
    const methods = fc.oneof(
      { weight: 20, arbitrary: fc.constant<string>(method) },
      fc.constantFrom('HEAD', 'OPTIONS', 'PATCH', 'POST', 'TRACE', 'PROPFIND'),
    )
    return fc.record({ method: methods, path: paths(path, parameters), own: fc.constant(method) })
  })
  return fc
    .record({
      route,
      body: bodies(row, parameters, files),
      bearer: hostileBearer,
      more: hostileHeaders,
      address: fc.ipV4(),
    })
    .map(({ route: { method, path, own }, body, bearer, more, address }) => ({
      isGood: bearer === 'good' && method === own,
      sent: {
        method,
        path,
        headers: {
          'x-forwarded-for': address,
          ...(bearer !== '' && { authorization: bearer }),
          ...(body && { 'content-length': String(body.bytes.length) }),
          ...(body?.type && { 'content-type': body.type }),
          ...(body?.encoding && { 'content-encoding': body.encoding }),
          ...more,
        },
        ...(body && { bytes: body.bytes }),
      },
    }))
}
