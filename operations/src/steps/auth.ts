import { limits } from '@prangan/contract/limits'
import type { Context } from '../context.ts'
import { readSettings } from '../settings-files.ts'
import { differs, fine, type Step } from '../step.ts'

type AuthConfig = {
  client?: { permissions?: { disabledUserSignup?: boolean; disabledUserDeletion?: boolean } }
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean }
  passwordPolicyConfig?: {
    passwordPolicyEnforcementState?: string
    passwordPolicyVersions?: { customStrengthOptions?: { minPasswordLength?: number } }[]
  }
  signIn?: {
    email?: { enabled?: boolean; passwordRequired?: boolean }
    anonymous?: { enabled?: boolean }
  }
  authorizedDomains?: string[]
}

type Setting = {
  missing: string
  isFine: (config: AuthConfig) => boolean
  mask: string
  wanted: (config: AuthConfig) => AuthConfig
}

/** The largest minimum that the service accepts. */
const longestMinimum = 30

/** Restricts what anybody can do with the public web key, and allows what the site needs. */
function settings({ minimum, host }: { minimum: number; host: string | undefined }): Setting[] {
  const policyOf = ({ passwordPolicyConfig }: AuthConfig) => ({
    isEnforced: passwordPolicyConfig?.passwordPolicyEnforcementState === 'ENFORCE',
    minimum: passwordPolicyConfig?.passwordPolicyVersions?.[0]?.customStrengthOptions?.minPasswordLength ?? 0,
  })
  return [
    {
      missing: 'sign-in by e-mail and password is off, so nobody can sign in',
      isFine: ({ signIn }) => signIn?.email?.enabled === true && signIn.email.passwordRequired === true,
      mask: 'signIn.email',
      wanted: () => ({ signIn: { email: { enabled: true, passwordRequired: true } } }),
    },
    {
      missing: 'anonymous sign-in is on, so anyone can fill the service with accounts',
      isFine: ({ signIn }) => signIn?.anonymous?.enabled !== true,
      mask: 'signIn.anonymous.enabled',
      wanted: () => ({ signIn: { anonymous: { enabled: false } } }),
    },
    {
      missing: 'strangers can sign up with the public web key',
      isFine: ({ client }) => client?.permissions?.disabledUserSignup === true,
      mask: 'client.permissions.disabledUserSignup',
      wanted: () => ({ client: { permissions: { disabledUserSignup: true } } }),
    },
    {
      missing: 'members can delete their accounts past the office',
      isFine: ({ client }) => client?.permissions?.disabledUserDeletion === true,
      mask: 'client.permissions.disabledUserDeletion',
      wanted: () => ({ client: { permissions: { disabledUserDeletion: true } } }),
    },
    {
      missing: 'anyone can ask which addresses have an account (e-mail enumeration protection is off)',
      isFine: ({ emailPrivacyConfig }) => emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
      mask: 'emailPrivacyConfig.enableImprovedEmailPrivacy',
      wanted: () => ({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
    },
    {
      missing: `passwords of fewer than ${minimum} characters are accepted`,
      isFine: (config) => policyOf(config).isEnforced && policyOf(config).minimum >= minimum,
      mask: 'passwordPolicyConfig',
      wanted: () => ({
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'ENFORCE',
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: minimum } }],
        },
      }),
    },
    {
      missing: `${host} is not an authorised domain`,
      isFine: ({ authorizedDomains }) => !host || authorizedDomains?.includes(host) === true,
      mask: 'authorizedDomains',
      wanted: ({ authorizedDomains = [] }) => ({
        authorizedDomains: [...authorizedDomains, ...(host ? [host] : [])],
      }),
    },
  ]
}

async function settingsOf(context: Context): Promise<Setting[]> {
  const { PASSWORD_MIN_LENGTH, SITE_URL } = await readSettings(context)
  return settings({
    minimum: Math.min(Number(PASSWORD_MIN_LENGTH || limits.password.usual), longestMinimum),
    host: SITE_URL && URL.canParse(SITE_URL) ? new URL(SITE_URL).hostname : undefined,
  })
}

const pathTo = (project: string) => `/admin/v2/projects/${project}/config`

export const auth: Step = {
  name: 'Auth service',
  look: async (context) => {
    const config = await context.google.find<AuthConfig>('identity', pathTo(context.project))
    if (!config) return differs('It is not set up.')
    const missing = (await settingsOf(context)).filter(({ isFine }) => !isFine(config))
    return missing.length === 0
      ? fine('Its own door is closed: no sign-up, no deletion, no asking who has an account.')
      : differs(`It is open: ${missing.map((each) => each.missing).join('; ')}.`)
  },
  plan: 'Set it up, and close its own door.',
  act: async (context) => {
    const { google, project } = context
    if (!(await google.find('identity', pathTo(project)))) {
      await google.post('identity', `/v2/projects/${project}/identityPlatform:initializeAuth`)
    }
    const config = await google.get<AuthConfig>('identity', pathTo(project))
    // Separate requests: a rejected one must not block the others.
    const refusals: unknown[] = []
    for (const { isFine, mask, wanted } of await settingsOf(context)) {
      if (isFine(config)) continue
      await google
        .patch('identity', `${pathTo(project)}?updateMask=${mask}`, wanted(config))
        .catch((error) => refusals.push(error))
    }
    if (refusals.length > 0) throw refusals[0]
  },
  appliesLate: true,
}
