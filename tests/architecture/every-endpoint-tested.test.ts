import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import { endpointTable, splitRoute } from '@prangan/contract/endpoints/table'
import { describe, expect, test } from 'vitest'
import { pluginFolders } from '../../plugins/folders.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Tests that loop over the endpoint table name no endpoint themselves. */
const loops = /\/(security|hosting|hostile|openapi)\b/

/** A path in a test: with its method where one precedes it, and a placeholder for each `${…}`. */
type Written = { method: string | undefined; segments: string[] }

const placeholder = '§'

function pathsIn(source: string): Written[] {
  const flat = source.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, placeholder)
  return [...flat.matchAll(/(?:\b(GET|POST|PUT|DELETE) )?(?<![\w.])\/([\w§-][^\s'"`?]*)/g)].map(
    ([, method, path = '']) => ({ method, segments: path.split('/') }),
  )
}

function isSegment(written: string, segment: string): boolean {
  if (/^[:*]/.test(segment)) return written !== ''
  const pattern = written.replaceAll(/[.*+?^{}()|[\]\\$]/g, '\\$&').replaceAll(placeholder, '\\w+')
  return new RegExp(`^${pattern}$`).test(segment)
}

/** A path that begins with a placeholder could be any route, so it names none. */
function names({ method, segments }: Written, route: { method: string; path: string }): boolean {
  const own = route.path.split('/').slice(1)
  const hasRest = own.at(-1)?.startsWith('*') === true
  if (segments[0]?.includes(placeholder) || (method !== undefined && method !== route.method)) return false
  if (hasRest ? segments.length < own.length : segments.length !== own.length) return false
  return own.every((segment, index) => isSegment(segments[index] ?? '', segment))
}

function unnamed(written: readonly Written[]): string[] {
  const routes = (Object.values(endpointTable) as Endpoint[]).flatMap((row) => row.routes)
  return routes.filter((route) => !written.some((path) => names(path, splitRoute(route))))
}

const ofTests = globSync(
  ['tests', ...pluginFolders.map((folder) => `${folder}/tests`)].map(
    (folder) => `${folder}/{api,support}/**/*.ts`,
  ),
  { cwd: root },
)
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .filter((file) => !loops.test(file))

describe('every documented endpoint', () => {
  test('is called by a test of its own, by each of its paths', () => {
    const written = ofTests.flatMap((file) => pathsIn(readFileSync(`${root}${file}`, 'utf8')))
    expect(unnamed(written)).toEqual([])
  })
})

describe('an endpoint that no test names', () => {
  const isNamedIn = (source: string, route: Endpoint['routes'][number]) =>
    pathsIn(source).some((path) => names(path, splitRoute(route)))

  test.each([
    ["call('PUT /admin/status/7')", 'PUT /admin/:id'],
    ["call('DELETE /admin/7')", 'PUT /admin/:id'],
    ["call('GET /news')", 'GET /news/viewNews'],
    ['call(`POST /faculty/delete_faculty_$' + '{kind}`)', 'POST /faculty/delete_faculty_award/:id'],
    ['call(`GET /$' + '{anything}`)', 'GET /news'],
  ] as const)('%s is not %s', (source, route) => {
    expect(isNamedIn(source, route)).toBe(false)
  })

  test.each([
    ["sendForm('/api/reg/register', x)", 'POST /api/reg/register'],
    ['call(`PUT /admin/$' + '{id}`)', 'PUT /admin/:id'],
    [
      'call(`POST /faculty/delete_faculty_$' + '{kind}/$' + '{id}`)',
      'POST /faculty/delete_faculty_award/:id',
    ],
    ["call('GET /news/delete_news/7/a/b')", 'GET /news/delete_news/:id/*link'],
  ] as const)('%s is %s', (source, route) => {
    expect(isNamedIn(source, route)).toBe(true)
  })
})
