import { college } from '@prangan/college/config'
import type { Context } from '../context.ts'
import { GoogleError } from '../google/google-error.ts'
import { type CheckResult, differs, fine, type Step } from '../step.ts'
import { adminEmail } from './people.ts'

/** A month's budget in the account's currency. Mails are sent at 50, 100 and 400 %. */
const budgetOf = (currency: string | undefined) => (currency === 'INR' ? 500 : 6)
const thresholds = [0.5, 1, 4]

type Budget = { budgetFilter?: { projects?: string[] } }

const noBudgetRights: CheckResult = {
  isFine: false,
  isOptional: true,
  sentence:
    'Your account may not see the budgets: ask the person who pays for the role Billing Account Costs Manager, or to make a ' +
    'budget at https://console.cloud.google.com/billing/budgets.',
}

const isRefused = (error: unknown) => error instanceof GoogleError && error.code === 'PERMISSION_DENIED'

export const budget: Step = {
  name: 'Budget alert',
  look: async ({ google, facts }) => {
    const [number, account] = [await facts.number(), await facts.billingAccount()]
    if (!account) return differs('Nobody pays for the project yet.')
    try {
      const path = `/v1/${account}/budgets?scope=projects/${number}`
      const { budgets = [] } = await google.get<{ budgets?: Budget[] }>('budgets', path)
      return budgets.some(({ budgetFilter }) => budgetFilter?.projects?.includes(`projects/${number}`))
        ? fine('Those who pay get a mail before it costs much. It caps nothing.')
        : differs('Nobody is told when it begins to cost.')
    } catch (error) {
      if (isRefused(error)) return noBudgetRights
      throw error
    }
  },
  plan: 'Have those who pay mailed at 250, 500 and 2,000 rupees a month.',
  act: async ({ google, facts, say }) => {
    const [number, account] = [await facts.number(), await facts.billingAccount()]
    const { currencyCode } = await google.get<{ currencyCode?: string }>('billing', `/v1/${account}`)
    const body = {
      displayName: `Prangan: ${college.shortName}`,
      budgetFilter: { projects: [`projects/${number}`] },
      amount: { specifiedAmount: { units: String(budgetOf(currencyCode)) } },
      thresholdRules: thresholds.map((thresholdPercent) => ({ thresholdPercent })),
    }
    await google.post('budgets', `/v1/${account}/budgets`, body).catch((error) => {
      if (!isRefused(error)) throw error
      say(`  ${noBudgetRights.sentence}`)
    })
  },
}

const alarmName = 'Prangan: alarm'
const alarmFilter = 'severity=ERROR AND jsonPayload.message="alarm"'

type Policy = { displayName: string; enabled?: boolean; notificationChannels?: string[] }
type Channel = { name: string; labels?: { email_address?: string } }

async function emailChannel(context: Context): Promise<string> {
  const { google, project } = context
  const email = await adminEmail(context)
  const path = `/v3/projects/${project}/notificationChannels`
  const { notificationChannels = [] } = await google.get<{ notificationChannels?: Channel[] }>(
    'monitoring',
    `${path}?filter=${encodeURIComponent('type="email"')}`,
  )
  const known = notificationChannels.find(({ labels }) => labels?.email_address === email)
  if (known) return known.name
  const body = { type: 'email', displayName: email, labels: { email_address: email } }
  return (await google.post<Channel>('monitoring', path, body)).name
}

export const logAlert: Step = {
  name: 'Log alert',
  look: async ({ google, project }) => {
    const { alertPolicies = [] } = await google.get<{ alertPolicies?: Policy[] }>(
      'monitoring',
      `/v3/projects/${project}/alertPolicies`,
    )
    const policy = alertPolicies.find(({ displayName }) => displayName === alarmName)
    return policy && policy.enabled !== false && (policy.notificationChannels ?? []).length > 0
      ? fine('The log line `alarm` is mailed, at most once an hour.')
      : differs('Nobody is mailed when the log says `alarm`.')
  },
  plan: 'Have it mailed to the first admin.',
  act: async (context) => {
    const { google, project } = context
    await google.post('monitoring', `/v3/projects/${project}/alertPolicies`, {
      displayName: alarmName,
      documentation: { content: '$' + '{log.extracted_label.what}', mimeType: 'text/markdown' },
      combiner: 'OR',
      conditions: [
        {
          displayName: alarmName,
          conditionMatchedLog: {
            filter: alarmFilter,
            labelExtractors: { what: 'EXTRACT(jsonPayload.what)' },
          },
        },
      ],
      alertStrategy: { notificationRateLimit: { period: '3600s' } },
      notificationChannels: [await emailChannel(context)],
    })
  },
}
