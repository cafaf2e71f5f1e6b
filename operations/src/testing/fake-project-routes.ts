import type { Service } from '../google/services.ts'
import { FakeRefusal, finished, merge, notFound, operation, type Route } from './fake-route.ts'
import { type FakePolicy, type FakeState, number, project } from './fake-state.ts'

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

/** The project itself: services, money, people, alerts. */
export const projectRoutes = {
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
} satisfies Partial<Record<Service, Route[]>>
