import { college } from '@prangan/college/config'
import { Problem } from '@prangan/emulators/src/problem.ts'
import type { Context } from '../context.ts'
import { differs, fine, type Step } from '../step.ts'

/** APIs to enable; the first four work without billing. */
const bootstrapApis = ['serviceusage', 'cloudresourcemanager', 'cloudbilling', 'firebase'] as const
const apis = [
  ...['compute', 'firestore', 'firebaserules', 'storage', 'firebasestorage', 'identitytoolkit'],
  ...['iam', 'iamcredentials', 'secretmanager', 'cloudfunctions', 'cloudbuild', 'artifactregistry', 'run'],
  ...['eventarc', 'pubsub', 'cloudscheduler', 'firebasehosting', 'firebaseappcheck'],
  ...['logging', 'monitoring', 'billingbudgets'],
]
const apisAtOnce = 20

const hostOf = (api: string) => `${api}.googleapis.com`

async function missingApis({ google, project }: Context, wanted: readonly string[]): Promise<string[]> {
  const enabled = new Set<string>()
  let pageToken = ''
  do {
    const page = await google.get<{ services?: { config: { name: string } }[]; nextPageToken?: string }>(
      'serviceUsage',
      `/v1/projects/${project}/services?filter=state:ENABLED&pageSize=200&pageToken=${pageToken}`,
    )
    for (const { config } of page.services ?? []) enabled.add(config.name)
    pageToken = page.nextPageToken ?? ''
  } while (pageToken)
  return wanted.filter((api) => !enabled.has(hostOf(api)))
}

function apiStep(name: string, wanted: readonly string[]): Step {
  return {
    name,
    look: async (context) => {
      const missing = await missingApis(context, wanted)
      return missing.length === 0
        ? fine(`All ${wanted.length} are on.`)
        : differs(`${missing.length} of ${wanted.length} are off: ${missing.join(', ')}.`)
    },
    plan: 'Switch them on.',
    act: async (context) => {
      const { google, project } = context
      const missing = await missingApis(context, wanted)
      for (let start = 0; start < missing.length; start += apisAtOnce) {
        const serviceIds = missing.slice(start, start + apisAtOnce).map(hostOf)
        const path = `/v1/projects/${project}/services:batchEnable`
        const operation = await google.post<{ name: string }>('serviceUsage', path, { serviceIds })
        await google.settle('serviceUsage', 'v1', operation)
      }
    },
  }
}

export const firstApis = apiStep('APIs to begin with', bootstrapApis)
export const allApis = apiStep('APIs', apis)

type BillingAccount = { name: string; displayName: string; open: boolean }

export const billing: Step = {
  name: 'Billing',
  look: async ({ google, project }) => {
    const { billingEnabled } = await google.get<{ billingEnabled?: boolean }>(
      'billing',
      `/v1/projects/${project}/billingInfo`,
    )
    return billingEnabled
      ? fine('A billing account pays for the project.')
      : differs('No billing account pays for the project; functions need one (plan Blaze).')
  },
  plan: 'Link your billing account.',
  act: async ({ google, project, ask }) => {
    const { billingAccounts = [] } = await google.get<{ billingAccounts?: BillingAccount[] }>(
      'billing',
      '/v1/billingAccounts?filter=open=true',
    )
    const [first, ...others] = billingAccounts.filter(({ open }) => open)
    if (!first) {
      throw new Problem(
        'You have no open billing account. Make one at https://console.cloud.google.com/billing/create (in India: with UPI ' +
          'and a prepayment, docs/adopting.md), then run the same command again.',
      )
    }
    const names = [first, ...others].map(({ name, displayName }) => `${name.split('/')[1]} (${displayName})`)
    const answer =
      others.length === 0
        ? first.name
        : `billingAccounts/${await ask({
            text: `Which billing account pays? ${names.join(', ')}`,
            variable: 'BILLING_ACCOUNT',
            usual: first.name.split('/')[1] ?? '',
          })}`
    await google.put('billing', `/v1/projects/${project}/billingInfo`, { billingAccountName: answer })
  },
}

export const firebaseProject: Step = {
  name: 'Firebase',
  look: async ({ google, project }) => {
    const found = await google.find('firebase', `/v1beta1/projects/${project}`)
    return found ? fine('The project has Firebase.') : differs('The project is one of Google Cloud alone.')
  },
  plan: 'Add Firebase to it.',
  act: async ({ google, project }) => {
    const path = `/v1beta1/projects/${project}:addFirebase`
    await google.settle('firebase', 'v1beta1', await google.post('firebase', path))
  },
  appliesLate: true,
}

export const webApp: Step = {
  name: 'Web app',
  look: async ({ facts }) => {
    const app = await facts.webApp()
    return app ? fine(`It is ${app.appId}.`) : differs('The project has no web app.')
  },
  plan: 'Register one.',
  act: async ({ google, project }) => {
    const path = `/v1beta1/projects/${project}/webApps`
    const operation = await google.post<{ name: string }>('firebase', path, {
      displayName: college.shortName,
    })
    await google.settle('firebase', 'v1beta1', operation)
  },
  appliesLate: true,
}

export const hostingSite: Step = {
  name: 'Hosting site',
  look: async ({ facts }) => {
    const site = await facts.site()
    return site ? fine(`It is ${site}.`) : differs('Hosting has no site yet.')
  },
  plan: 'Make the default one.',
  act: async ({ google, project }) => {
    await google.post('hosting', `/v1beta1/projects/${project}/sites?siteId=${project}`, {})
  },
  appliesLate: true,
}
