import type { Service } from '../google/services.ts'
import { type FakePolicy, type FakeState, number, project } from './fake-state.ts'

type Body = Record<string, unknown>
export type FakeRequest = { state: FakeState; match: string[]; body: Body; query: URLSearchParams }
type Handler = (request: FakeRequest) => unknown
type Route = [method: string, path: RegExp, handle: Handler]

export const notFound = Symbol('not found')
export class FakeRefusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Every operation is already done, but the client has to poll it, as with Google. */
const operation = { name: 'operations/1', done: false }
const finished: Route = ['GET', /\/(?:.*\/)?operations\/1$/, () => ({ ...operation, done: true })]

const merge = (into: Body, from: Body): Body => {
  const merged = { ...into }
  for (const [key, value] of Object.entries(from)) {
    const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value)
    merged[key] = isPlain ? merge((into[key] ?? {}) as Body, value as Body) : value
  }
  return merged
}

const policyOf = (state: FakeState, resource: string): FakePolicy =>
  state.policies.get(resource) ?? { bindings: [], etag: 'first' }

/** Google rejects unknown members and concurrent changes of a policy. */
function setPolicy(state: FakeState, resource: string, policy: FakePolicy): FakePolicy {
  if (policy.etag !== policyOf(state, resource).etag) {
    throw new FakeRefusal(409, 'ABORTED', 'There were concurrent policy changes.')
  }
  for (const member of policy.bindings.flatMap(({ members }) => members)) {
    const agent = /^serviceAccount:service-\d+@gcp-sa-(\w+)\./.exec(member)?.[1]
    if (agent && !state.agents.has(`${agent}.googleapis.com`)) {
      throw new FakeRefusal(400, 'INVALID_ARGUMENT', `Service account ${member} does not exist.`)
    }
  }
  const stored = { ...policy, etag: `after ${policy.etag}` }
  state.policies.set(resource, stored)
  return stored
}

const policyRoutes: Route[] = [
  ['POST', /^\/v1\/(.+):getIamPolicy$/, ({ state, match }) => policyOf(state, match[1] ?? '')],
  [
    'POST',
    /^\/v1\/(.+):setIamPolicy$/,
    ({ state, match, body }) => setPolicy(state, match[1] ?? '', body.policy as FakePolicy),
  ],
]

const database = `/v1/projects/${project}/databases/(default)`.replace(/[()]/g, '\\$&')
const under = (path: string) => new RegExp(`^${database}${path}$`)
const fieldName = (group: string, field: string) =>
  `projects/${project}/databases/(default)/collectionGroups/${group}/fields/${field}`

export const routes: Record<Service, Route[]> = {
  serviceUsage: [
    [
      'GET',
      /\/services$/,
      ({ state }) => ({ services: [...state.apis].map((name) => ({ config: { name }, state: 'ENABLED' })) }),
    ],
    [
      'GET',
      /\/services\/([\w.]+)$/,
      // Firebase's CLI derives an API's name from its address, which is the fake's here.
      ({ state, match }) => ({
        state: match[1] === '127.0.0.1' || state.apis.has(match[1] ?? '') ? 'ENABLED' : 'DISABLED',
      }),
    ],
    [
      'POST',
      /\/services:batchEnable$/,
      ({ state, body }) => {
        const ids = body.serviceIds as string[]
        if (ids.length > 20) throw new FakeRefusal(400, 'INVALID_ARGUMENT', 'Too many services.')
        if (ids.includes('run.googleapis.com') && !state.billingAccount) {
          throw new FakeRefusal(400, 'FAILED_PRECONDITION', 'Billing must be enabled.')
        }
        for (const id of ids) state.apis.add(id)
        return operation
      },
    ],
    [
      'POST',
      /\/services\/([\w.]+):generateServiceIdentity$/,
      ({ state, match }) => {
        state.agents.add(
          match[1]?.replace('.googleapis.com', '') === 'pubsub' ? 'pubsub.googleapis.com' : `${match[1]}`,
        )
        return operation
      },
    ],
    finished,
  ],
  billing: [
    ['GET', /^\/v1\/billingAccounts$/, ({ state }) => ({ billingAccounts: state.billingAccounts })],
    [
      'GET',
      /^\/v1\/(billingAccounts\/[\w-]+)$/,
      ({ state, match }) => state.billingAccounts.find(({ name }) => name === match[1]) ?? notFound,
    ],
    [
      'GET',
      /\/billingInfo$/,
      ({ state }) =>
        state.billingAccount ? { billingAccountName: state.billingAccount, billingEnabled: true } : {},
    ],
    [
      'PUT',
      /\/billingInfo$/,
      ({ state, body }) => {
        state.billingAccount = String(body.billingAccountName)
        return { billingAccountName: state.billingAccount, billingEnabled: true }
      },
    ],
  ],
  budgets: [
    ['GET', /\/budgets$/, ({ state }) => ({ budgets: state.budgets })],
    [
      'POST',
      /\/budgets$/,
      ({ state, body }) => {
        state.budgets.push(body as FakeState['budgets'][number])
        return body
      },
    ],
  ],
  firebase: [
    [
      'GET',
      new RegExp(`^/v1beta1/projects/${project}$`),
      ({ state }) => (state.hasFirebase ? { projectId: project, projectNumber: number } : notFound),
    ],
    [
      'POST',
      /:addFirebase$/,
      ({ state }) => {
        state.hasFirebase = true
        return operation
      },
    ],
    ['GET', /\/webApps$/, ({ state }) => ({ apps: state.webApps })],
    [
      'POST',
      /\/webApps$/,
      ({ state, body }) => {
        state.webApps.push({ appId: '1:123:web:abc', displayName: String(body.displayName) })
        return operation
      },
    ],
    [
      'GET',
      /\/webApps\/([\w:]+)\/config$/,
      ({ match }) => ({
        apiKey: 'AIzaTheWebKey',
        authDomain: `${project}.firebaseapp.com`,
        projectId: project,
        appId: match[1],
      }),
    ],
    finished,
  ],
  resourceManager: [
    [
      'GET',
      new RegExp(`^/v1/projects/(${project}|${number})$`),
      () => ({ projectId: project, projectNumber: number }),
    ],
    ['POST', /:testIamPermissions$/, ({ body }) => ({ permissions: body.permissions })],
    ...policyRoutes,
  ],
  iam: [...policyRoutes],
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
  identity: [
    ['GET', /\/config$/, ({ state }) => state.auth ?? notFound],
    [
      'POST',
      /:initializeAuth$/,
      ({ state }) => {
        state.auth = { authorizedDomains: ['localhost', `${project}.web.app`] }
        return {}
      },
    ],
    [
      'PATCH',
      /\/config$/,
      ({ state, body }) => {
        state.auth = merge(state.auth ?? {}, body)
        return state.auth
      },
    ],
  ],
  secrets: [
    ['GET', /\/secrets\/(\w+)$/, ({ state, match }) => (state.secrets.has(match[1] ?? '') ? {} : notFound)],
    [
      'GET',
      /\/secrets\/(\w+)\/versions\/latest$/,
      ({ state, match }) => (state.secrets.get(match[1] ?? '')?.length ? { state: 'ENABLED' } : notFound),
    ],
    [
      'POST',
      /\/secrets$/,
      ({ state, query }) => {
        state.secrets.set(query.get('secretId') ?? '', [])
        return {}
      },
    ],
    [
      'POST',
      /\/secrets\/(\w+):addVersion$/,
      ({ state, match, body }) => {
        const { data } = body.payload as { data: string }
        state.secrets.get(match[1] ?? '')?.push(Buffer.from(data, 'base64').toString())
        return {}
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
  monitoring: [
    ['GET', /\/notificationChannels$/, ({ state }) => ({ notificationChannels: state.channels })],
    [
      'POST',
      /\/notificationChannels$/,
      ({ state, body }) => {
        const channel = { ...body, name: `projects/${project}/notificationChannels/${state.channels.length}` }
        state.channels.push(channel as unknown as FakeState['channels'][number])
        return channel
      },
    ],
    ['GET', /\/alertPolicies$/, ({ state }) => ({ alertPolicies: state.alerts })],
    [
      'POST',
      /\/alertPolicies$/,
      ({ state, body }) => {
        state.alerts.push(body)
        return body
      },
    ],
  ],
  appCheck: [
    [
      'GET',
      /\/recaptchaEnterpriseConfig$/,
      ({ state }) => (state.appCheckKey ? { siteKey: state.appCheckKey } : notFound),
    ],
  ],
}

export const apiOf: Record<Service, string> = {
  appCheck: 'firebaseappcheck',
  artifactRegistry: 'artifactregistry',
  billing: 'cloudbilling',
  budgets: 'billingbudgets',
  firebase: 'firebase',
  firestore: 'firestore',
  functions: 'cloudfunctions',
  hosting: 'firebasehosting',
  iam: 'iam',
  identity: 'identitytoolkit',
  monitoring: 'monitoring',
  resourceManager: 'cloudresourcemanager',
  rules: 'firebaserules',
  secrets: 'secretmanager',
  serviceUsage: 'serviceusage',
  storage: 'storage',
  storageLink: 'firebasestorage',
}
