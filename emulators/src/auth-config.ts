import type { Finding } from './doctor.ts'
import { Problem } from './problem.ts'

/** The parts of a project's Identity Platform configuration that are checked here. */
export type AuthConfig = {
  client?: { permissions?: { disabledUserSignup?: boolean; disabledUserDeletion?: boolean } }
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean }
  passwordPolicyConfig?: {
    passwordPolicyEnforcementState?: string
    passwordPolicyVersions?: { customStrengthOptions?: { minPasswordLength?: number } }[]
  }
  signIn?: { email?: { enabled?: boolean }; anonymous?: { enabled?: boolean } }
}

/** Where the configuration is, and the caller's token. */
export type AuthService = { origin: string; project: string; token: string }

type Check = {
  fine: string
  missing: string
  isFine: (config: AuthConfig) => boolean
  /** The fix: a field mask, and a configuration with these fields. */
  mask: string
  mend: AuthConfig
}

/** The largest minimum length that the service accepts. */
const longestMinimum = 30

function checks(passwordMinLength: number): Check[] {
  const minimum = Math.min(passwordMinLength, longestMinimum)
  const policyOf = ({ passwordPolicyConfig }: AuthConfig) => ({
    isEnforced: passwordPolicyConfig?.passwordPolicyEnforcementState === 'ENFORCE',
    minimum: passwordPolicyConfig?.passwordPolicyVersions?.[0]?.customStrengthOptions?.minPasswordLength ?? 0,
  })
  return [
    {
      fine: 'Sign-in by e-mail and password is on.',
      missing: 'Sign-in by e-mail and password is off: nobody can sign in.',
      isFine: ({ signIn }) => signIn?.email?.enabled === true,
      mask: 'signIn.email.enabled',
      mend: { signIn: { email: { enabled: true } } },
    },
    {
      fine: 'Nobody signs in anonymously.',
      missing: 'Anonymous sign-in is on: anyone can fill the Auth service with accounts.',
      isFine: ({ signIn }) => signIn?.anonymous?.enabled !== true,
      mask: 'signIn.anonymous.enabled',
      mend: { signIn: { anonymous: { enabled: false } } },
    },
    {
      fine: 'Strangers cannot sign up.',
      missing: 'Strangers can sign up with the public web key (user actions, Enable create).',
      isFine: ({ client }) => client?.permissions?.disabledUserSignup === true,
      mask: 'client.permissions.disabledUserSignup',
      mend: { client: { permissions: { disabledUserSignup: true } } },
    },
    {
      fine: 'Members cannot delete their accounts past the office.',
      missing: 'Members can delete their accounts past the office (user actions, Enable delete).',
      isFine: ({ client }) => client?.permissions?.disabledUserDeletion === true,
      mask: 'client.permissions.disabledUserDeletion',
      mend: { client: { permissions: { disabledUserDeletion: true } } },
    },
    {
      fine: 'E-mail enumeration protection is on: nobody can ask who has an account, or move one to another address at once.',
      missing: 'E-mail enumeration protection is off: anyone can ask which addresses have an account.',
      isFine: ({ emailPrivacyConfig }) => emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
      mask: 'emailPrivacyConfig.enableImprovedEmailPrivacy',
      mend: { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
    },
    {
      fine: `Passwords of fewer than ${minimum} characters are refused by the Auth service too.`,
      missing: `The Auth service takes passwords of fewer than ${minimum} characters (password policy: require enforcement).`,
      isFine: (config) => policyOf(config).isEnforced && policyOf(config).minimum >= minimum,
      mask: 'passwordPolicyConfig',
      mend: {
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'ENFORCE',
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: minimum } }],
        },
      },
    },
  ]
}

async function request(
  { origin, project, token }: AuthService,
  query = '',
  mend?: AuthConfig,
): Promise<AuthConfig> {
  const response = await fetch(`${origin}/admin/v2/projects/${project}/config${query}`, {
    method: mend ? 'PATCH' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      // The project whose quota is used: a person's own credentials name none.
      'x-goog-user-project': project,
      'content-type': 'application/json',
    },
    ...(mend && { body: JSON.stringify(mend) }),
    signal: AbortSignal.timeout(20_000),
  })
  const answer = (await response.json().catch(() => ({}))) as AuthConfig & { error?: { message?: string } }
  if (response.ok) return answer
  throw new Problem(
    `The Auth service of ${project} answers ${response.status}: ${answer.error?.message ?? 'nothing more'}`,
  )
}

/**
 * Checks what anyone can do at the Auth service with the public web key. With `fix`, corrects the settings that are
 * wrong, and reports the result. Throws a `Problem` if the configuration cannot be read.
 */
export async function examineAuth(
  service: AuthService,
  { passwordMinLength, fix }: { passwordMinLength: number; fix: boolean },
): Promise<Finding[]> {
  const config = await request(service)
  const findings: Finding[] = []
  for (const { fine, missing, isFine, mask, mend } of checks(passwordMinLength)) {
    if (isFine(config)) findings.push({ isFine: true, sentence: fine })
    else if (!fix) findings.push({ isFine: false, sentence: missing })
    else {
      const refusal = await request(service, `?updateMask=${mask}`, mend).then(
        () => '',
        (error: Error) => error.message,
      )
      const isSet = refusal === '' && isFine(await request(service))
      const sentence = isSet ? `${fine} (Set just now.)` : `${missing} It could not be set. ${refusal}`.trim()
      findings.push({ isFine: isSet, sentence })
    }
  }
  return findings
}
