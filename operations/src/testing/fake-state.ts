export type FakeState = ReturnType<typeof emptyProject>

export type Binding = { role: string; members: string[] }
export type FakePolicy = { bindings: Binding[]; etag: string; version?: number }
export type HostingRelease = { message?: string; version: string; isBroken: boolean }

/** `FAKE_PROJECT` overrides it for manual trials. */
export const project = process.env.FAKE_PROJECT || 'a-college'
export const number = '123456789012'

export const emptyProject = () => ({
  apis: new Set(['serviceusage.googleapis.com', 'cloudresourcemanager.googleapis.com']),
  billingAccounts: [
    { name: 'billingAccounts/0A-1B-2C', displayName: 'The college', open: true, currencyCode: 'INR' },
  ],
  billingAccount: '',
  budgets: [] as { budgetFilter: { projects: string[] }; amount: object; thresholdRules: object[] }[],
  hasFirebase: false,
  webApps: [] as { appId: string; displayName: string }[],
  sites: [] as string[],
  database: undefined as Record<string, unknown> | undefined,
  schedules: [] as object[],
  bucket: undefined as
    | { location: string; softDeletePolicy: { retentionDurationSeconds: string } }
    | undefined,
  auth: undefined as Record<string, unknown> | undefined,
  policies: new Map<string, FakePolicy>(),
  agents: new Set<string>(),
  secrets: new Map<string, string[]>(),
  rulesets: [] as { name: string; source: { files: { name: string; content: string }[] } }[],
  releases: new Map<string, string>(),
  indexes: [] as object[],
  fields: [] as object[],
  functions: [] as { name: string; state: string }[],
  repository: undefined as { cleanupPolicies?: Record<string, object> } | undefined,
  hosting: [] as HostingRelease[],
  documents: new Map<string, Record<string, unknown>>(),
  channels: [] as { name: string; labels: { email_address: string } }[],
  alerts: [] as Record<string, unknown>[],
  domains: new Map<string, Record<string, unknown>>(),
  appCheckKey: '',
})
