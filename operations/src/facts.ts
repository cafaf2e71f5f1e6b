import type { Google } from './google/google.ts'

type WebApp = { appId: string }
export type WebConfig = {
  apiKey: string
  authDomain: string
  projectId: string
  storageBucket?: string
  appId: string
}
export type Facts = ReturnType<typeof createFacts>

function once<Value>(read: () => Promise<Value | undefined>): () => Promise<Value | undefined> {
  let known: Value | undefined
  return async () => (known ??= await read())
}

export function createFacts(google: Google, project: string) {
  const number = once(async () => {
    const { projectNumber } = await google.get<{ projectNumber: string }>(
      'resourceManager',
      `/v1/projects/${project}`,
    )
    return projectNumber
  })
  const webApp = once(async () => {
    const { apps = [] } = await google.get<{ apps?: WebApp[] }>(
      'firebase',
      `/v1beta1/projects/${project}/webApps`,
    )
    return apps[0]
  })
  return {
    number: async () => (await number()) ?? '',
    webApp,
    webConfig: once(async () => {
      const app = await webApp()
      return app && google.get<WebConfig>('firebase', `/v1beta1/projects/-/webApps/${app.appId}/config`)
    }),
    bucket: once(async () => {
      const found = await google.find<{ bucket: { name: string } }>(
        'storageLink',
        `/v1alpha/projects/${project}/defaultBucket`,
      )
      return found?.bucket.name.split('/').at(-1)
    }),
    site: once(async () => {
      const { sites = [] } = await google.get<{ sites?: { name: string; type: string }[] }>(
        'hosting',
        `/v1beta1/projects/${project}/sites`,
      )
      return sites
        .find(({ type }) => type === 'DEFAULT_SITE')
        ?.name.split('/')
        .at(-1)
    }),
    /** For example `billingAccounts/012345-567890-ABCDEF`. */
    billingAccount: once(async () => {
      const { billingAccountName } = await google.get<{ billingAccountName?: string }>(
        'billing',
        `/v1/projects/${project}/billingInfo`,
      )
      return billingAccountName || undefined
    }),
  }
}

export const serviceAccountOf = (number: string): string => `${number}-compute@developer.gserviceaccount.com`
