import { Problem } from '@prangan/emulators/src/problem.ts'
import type { Target } from './target.ts'

/** The format of the Auth service's REST API, the only one with hashes, roles and every other field. */
type Account = { localId: string; email?: string; passwordHash?: string } & Record<string, unknown>

/** Google's scrypt with the project's own secrets, or no hashing in the emulator. */
export type HashConfig =
  | { algorithm: 'emulator' }
  | { algorithm: string; signerKey: string; saltSeparator: string; rounds: number; memoryCost: number }

const perCall = 1000
/** The Auth service returns this instead of a hash to callers who may not read it. */
const redacted = Buffer.from('REDACTED').toString('base64')

export async function readHashConfig(target: Target): Promise<HashConfig> {
  if (target.isLocal) return { algorithm: 'emulator' }
  const { signIn }: { signIn?: { hashConfig?: HashConfig } } = await target.google.get(
    'identity',
    `/admin/v2/projects/${target.projectId}/config`,
  )
  const config = signIn?.hashConfig
  if (config && 'signerKey' in config && config.signerKey) return config
  throw new Problem(
    `The Auth service does not tell you how the passwords of ${target.projectId} are hashed: ask its owner for the role Firebase ` +
      'Authentication Admin (firebaseauth.configs.getHashConfig), and run the command again.',
  )
}

export async function* readAccounts(target: Target): AsyncGenerator<Account> {
  let next: string | undefined
  do {
    const page: { users?: Account[]; nextPageToken?: string } = await target.google.get(
      'identity',
      `/v1/projects/${target.projectId}/accounts:batchGet?maxResults=${perCall}` +
        (next ? `&nextPageToken=${encodeURIComponent(next)}` : ''),
    )
    for (const account of page.users ?? []) {
      if (account.passwordHash === redacted)
        throw new Problem(
          `The Auth service keeps back the passwords of ${target.projectId}: ask its owner for the role Firebase Authentication Admin, ` +
            'and run the command again.',
        )
      yield account
    }
    next = page.nextPageToken
  } while (next)
}

export const hasAccounts = async (target: Target): Promise<boolean> => {
  const page: { users?: Account[] } = await target.google.get(
    'identity',
    `/v1/projects/${target.projectId}/accounts:batchGet?maxResults=1`,
  )
  return (page.users ?? []).length > 0
}

const imported = [
  'localId',
  'email',
  'emailVerified',
  'passwordHash',
  'salt',
  'displayName',
  'photoUrl',
  'createdAt',
  'lastLoginAt',
  'phoneNumber',
  'disabled',
  'customAttributes',
] as const
const importedOfProvider = ['providerId', 'rawId', 'email', 'displayName', 'photoUrl'] as const
const derivedProviders = new Set(['password', 'phone'])

type Provider = { providerId: string } & Record<string, unknown>

const pick = (from: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])))

function toImport(account: Account, withPasswords: boolean): Record<string, unknown> {
  const { passwordHash, salt, ...rest } = pick(account, imported)
  const providers = ((account.providerUserInfo ?? []) as Provider[]).filter(
    ({ providerId }) => !derivedProviders.has(providerId),
  )
  return {
    ...rest,
    ...(withPasswords && passwordHash !== undefined && { passwordHash, salt }),
    ...(providers.length > 0 && {
      providerUserInfo: providers.map((each) => pick(each, importedOfProvider)),
    }),
    ...(account.mfaInfo !== undefined && { mfaInfo: account.mfaInfo }),
  }
}

/**
 * Returns true if the target can use the backup's passwords: the emulator and the real service each know only their own hashes.
 */
export const keepsPasswords = (target: Pick<Target, 'isLocal'>, algorithm: string): boolean =>
  target.isLocal === (algorithm === 'emulator')

/** Keeps the ids and overwrites existing accounts. */
export async function writeAccounts(
  target: Target,
  accounts: AsyncIterable<Account>,
  { hash, onWritten }: { hash: HashConfig; onWritten: (count: number) => void },
): Promise<void> {
  const withPasswords = keepsPasswords(target, hash.algorithm)
  const parameters =
    withPasswords && 'signerKey' in hash
      ? {
          hashAlgorithm: hash.algorithm,
          signerKey: hash.signerKey,
          saltSeparator: hash.saltSeparator,
          rounds: hash.rounds,
          memoryCost: hash.memoryCost,
        }
      : {}
  const flush = async (batch: readonly Account[]) => {
    const users = batch.map((account) => toImport(account, withPasswords))
    const { error = [] }: { error?: { index: number; message: string }[] } = await target.google.post(
      'identity',
      `/v1/projects/${target.projectId}/accounts:batchCreate`,
      { users, allowOverwrite: true, ...parameters },
    )
    const [first] = error
    if (first)
      throw new Problem(
        `${error.length} of ${batch.length} accounts were refused, the first is ${batch[first.index]?.localId}: ${first.message}`,
      )
    onWritten(batch.length)
  }
  let batch: Account[] = []
  for await (const account of accounts) {
    batch.push(account)
    if (batch.length < perCall) continue
    await flush(batch)
    batch = []
  }
  if (batch.length > 0) await flush(batch)
}
