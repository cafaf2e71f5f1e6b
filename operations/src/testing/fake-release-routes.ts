import type { Service } from '../google/services.ts'
import { type Body, FakeRefusal, finished, merge, notFound, operation, type Route } from './fake-route.ts'
import { type FakeState, project } from './fake-state.ts'

const database = `/v1/projects/${project}/databases/(default)`.replace(/[()]/g, '\\$&')
const under = (path: string) => new RegExp(`^${database}${path}$`)
const fieldName = (group: string, field: string) =>
  `projects/${project}/databases/(default)/collectionGroups/${group}/fields/${field}`

/** What is stored, built and served in the project. */
export const releaseRoutes = {
  firestore: [
    ['GET', under(''), ({ state }) => state.database ?? notFound],
    [
      'POST',
      /\/databases$/,
      ({ state, body }) => {
        if (state.database) throw new FakeRefusal(409, 'ALREADY_EXISTS', 'Database already exists.')
        state.database = { name: `projects/${project}/databases/(default)`, ...body }
        return operation
      },
    ],
    [
      'PATCH',
      under(''),
      ({ state, body, query }) => {
        for (const field of (query.get('updateMask') ?? '').split(',')) {
          if (state.database) state.database[field] = body[field]
        }
        return operation
      },
    ],
    ['GET', under('/backupSchedules'), ({ state }) => ({ backupSchedules: state.schedules })],
    [
      'POST',
      under('/backupSchedules'),
      ({ state, body }) => {
        state.schedules.push(body)
        return body
      },
    ],
    ['GET', under('/collectionGroups/-/indexes'), ({ state }) => ({ indexes: state.indexes })],
    [
      'POST',
      under('/collectionGroups/([^/]+)/indexes'),
      ({ state, match, body }) => {
        const name = `projects/${project}/databases/(default)/collectionGroups/${match[1]}/indexes/${state.indexes.length}`
        state.indexes.push({ name, state: 'READY', ...body })
        return operation
      },
    ],
    ['GET', under('/collectionGroups/-/fields'), ({ state }) => ({ fields: state.fields })],
    [
      'PATCH',
      under('/collectionGroups/([^/]+)/fields/([^/]+)'),
      ({ state, match, body }) => {
        state.fields.push({ name: fieldName(match[1] ?? '', match[2] ?? ''), ...body })
        return operation
      },
    ],
    [
      'POST',
      under('/documents:runQuery'),
      ({ state }) =>
        [...state.documents].some(([path]) => path.startsWith('staff/'))
          ? [{ document: {} }]
          : [{ readTime: '' }],
    ],
    ['GET', under('/documents/(.+)'), ({ state, match }) => state.documents.get(match[1] ?? '') ?? notFound],
    finished,
  ],
  storageLink: [
    [
      'GET',
      /\/defaultBucket$/,
      ({ state }) =>
        state.bucket
          ? { bucket: { name: `projects/${project}/buckets/${project}.firebasestorage.app` } }
          : notFound,
    ],
    [
      'POST',
      /\/defaultBucket$/,
      ({ state, body }) => {
        if (!state.billingAccount)
          throw new FakeRefusal(412, 'FAILED_PRECONDITION', 'The plan must be Blaze.')
        state.bucket = {
          location: String(body.location).toUpperCase(),
          softDeletePolicy: { retentionDurationSeconds: '604800' },
        }
        return {}
      },
    ],
  ],
  storage: [
    ['GET', /\/b\/[\w.-]+$/, ({ state }) => state.bucket ?? notFound],
    [
      'PATCH',
      /\/b\/[\w.-]+$/,
      ({ state, body }) => {
        if (state.bucket) state.bucket = merge(state.bucket, body) as typeof state.bucket
        return state.bucket
      },
    ],
  ],
  rules: [
    // Never compiles the rules; the emulators' tests do.
    ['POST', /:test$/, () => ({})],
    [
      'GET',
      /\/releases$/,
      ({ state }) => ({
        releases: [...state.releases].map(([name, rulesetName]) => ({
          name: `projects/${project}/releases/${name}`,
          rulesetName,
          createTime: '2026-01-01T00:00:00Z',
        })),
      }),
    ],
    [
      'GET',
      /\/releases\/(.+)$/,
      ({ state, match }) => {
        const rulesetName = state.releases.get(match[1] ?? '')
        return rulesetName ? { rulesetName } : notFound
      },
    ],
    [
      'POST',
      /\/releases$/,
      ({ state, body }) => {
        const name = String(body.name).split('/releases/')[1] ?? ''
        if (state.releases.has(name)) throw new FakeRefusal(409, 'ALREADY_EXISTS', 'It exists.')
        state.releases.set(name, String(body.rulesetName))
        return { name: body.name }
      },
    ],
    [
      'PATCH',
      /\/releases\/(.+)$/,
      ({ state, match, body }) => {
        const name = match[1] ?? ''
        if (!state.releases.has(name)) return notFound
        state.releases.set(name, String((body.release as Body).rulesetName))
        return body.release
      },
    ],
    [
      'POST',
      /\/rulesets$/,
      ({ state, body }) => {
        const name = `projects/${project}/rulesets/${state.rulesets.length + 1}`
        state.rulesets.push({ name, source: body.source as FakeState['rulesets'][number]['source'] })
        return { name }
      },
    ],
    [
      'GET',
      /^\/v1\/(projects\/.+\/rulesets\/\d+)$/,
      ({ state, match }) => state.rulesets.find(({ name }) => name === match[1]) ?? notFound,
    ],
  ],
  functions: [
    // First-generation functions, which the CLI requests too.
    ['GET', /^\/v1\/.*\/functions$/, () => ({})],
    ['GET', /\/functions$/, ({ state }) => ({ functions: state.functions })],
  ],
  artifactRegistry: [['GET', /\/gcf-artifacts$/, ({ state }) => state.repository ?? notFound]],
  hosting: [
    // The upload sequence of Firebase's CLI: a version, file hashes, the version's end, a release.
    [
      'POST',
      /\/versions$/,
      ({ state }) => ({ name: `projects/${project}/sites/${project}/versions/${state.hosting.length + 1}` }),
    ],
    [
      'POST',
      /\/versions\/\w+:populateFiles$/,
      () => ({ uploadUrl: 'https://upload.invalid', uploadRequiredHashes: [] }),
    ],
    ['PATCH', /\/versions\/\w+$/, ({ body }) => body],
    [
      'POST',
      /\/channels\/live\/releases$/,
      ({ state, body, query }) => {
        const version = query.get('versionName') ?? ''
        state.hosting.push({ message: String(body.message), version, isBroken: false })
        return { name: version }
      },
    ],
    [
      'GET',
      /\/projects\/[\w-]+\/sites$/,
      ({ state }) => ({
        sites: state.sites.map((id) => ({ name: `projects/${project}/sites/${id}`, type: 'DEFAULT_SITE' })),
      }),
    ],
    [
      'POST',
      /\/projects\/[\w-]+\/sites$/,
      ({ state, query }) => {
        state.sites.push(query.get('siteId') ?? '')
        return {}
      },
    ],
    [
      'GET',
      /\/channels\/live\/releases$/,
      ({ state }) => ({ releases: state.hosting.slice(-1).map(({ message }) => ({ message })) }),
    ],
    [
      'GET',
      /\/customDomains\/([\w.-]+)$/,
      ({ state, match }) => state.domains.get(match[1] ?? '') ?? notFound,
    ],
    [
      'POST',
      /\/customDomains$/,
      ({ state, query }) => {
        const name = query.get('customDomainId') ?? ''
        state.domains.set(name, {
          hostState: 'HOST_UNHOSTED',
          ownershipState: 'OWNERSHIP_MISSING',
          requiredDnsUpdates: {
            desired: [
              { records: [{ domainName: name, type: 'A', rdata: '199.36.158.100', requiredAction: 'ADD' }] },
            ],
          },
        })
        return operation
      },
    ],
  ],
} satisfies Partial<Record<Service, Route[]>>
