import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '@prangan/emulators/src/problem.ts'
import { secrets } from '@prangan/plugins/functions/secrets'
import type { FakeGoogle } from './fake-google.ts'
import { project } from './fake-state.ts'

export type Trouble = { failingDeploys: number; brokenReleases: number }

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'))

function release(fake: FakeGoogle, name: string, content: string): void {
  const { state } = fake
  const ruleset = `projects/${project}/rulesets/${state.rulesets.length + 1}`
  state.rulesets.push({ name: ruleset, source: { files: [{ name, content }] } })
  state.releases.set(name, ruleset)
}

const groupPath = (group: string) => `projects/${project}/databases/(default)/collectionGroups/${group}`

async function deployFirestore(fake: FakeGoogle, root: string): Promise<void> {
  const { state } = fake
  if (!state.database) throw new Problem('There is no database.')
  release(
    fake,
    'cloud.firestore/(default)',
    await readFile(join(root, 'plugins/enabled/firestore.rules'), 'utf8'),
  )
  const { indexes, fieldOverrides } = await readJson(join(root, 'plugins/enabled/firestore.indexes.json'))
  type Index = { collectionGroup: string; queryScope: string; fields: object[] }
  state.indexes = (indexes as Index[]).map(({ collectionGroup, queryScope, fields }, at) => ({
    name: `${groupPath(collectionGroup)}/indexes/${at}`,
    queryScope,
    state: 'READY',
    fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
  }))
  type Override = { collectionGroup: string; fieldPath: string; ttl?: boolean; indexes: object[] }
  state.fields = (fieldOverrides as Override[]).map((override) => ({
    name: `${groupPath(override.collectionGroup)}/fields/${override.fieldPath}`,
    indexConfig: {
      indexes: override.indexes.map((index) => ({
        queryScope: 'COLLECTION',
        ...index,
        fields: [{ fieldPath: override.fieldPath, ...index }],
      })),
    },
    ...(override.ttl && { ttlConfig: { state: 'ACTIVE' } }),
  }))
}

/** Functions need secrets and the role of Eventarc's agent, which Google reports as granted before it is active. */
function deployFunctions(fake: FakeGoogle, trouble: Trouble, message: string): void {
  const { state } = fake
  const bindings = state.policies.get(`projects/${project}`)?.bindings ?? []
  const hasRole = bindings.some(({ role }) => role === 'roles/eventarc.serviceAgent')
  if (!hasRole || trouble.failingDeploys-- > 0) {
    throw new Problem('`firebase deploy` failed. Permission denied while using the Eventarc Service Agent.')
  }
  for (const secret of ['SMTP_URL', 'OTP_SECRET', ...secrets.map(({ name }) => name)]) {
    if (!state.secrets.get(secret)?.length)
      throw new Problem(`In non-interactive mode but have no value for ${secret}`)
  }
  const folder = `projects/${project}/locations/asia-south1/functions`
  state.functions = ['api', 'pages', 'sweep'].map((name) => ({ name: `${folder}/${name}`, state: 'ACTIVE' }))
  state.repository = { cleanupPolicies: {} }
  const version = `versions/${state.hosting.length + 1}`
  state.hosting.push({ message, version, isBroken: trouble.brokenReleases-- > 0 })
}

/** Imitates Firebase's CLI as far as the steps use it; `fake.breakAfter` ends it as well. */
export function fakeFirebase(fake: FakeGoogle, root: string, trouble: Trouble) {
  return async (args: readonly string[]): Promise<void> => {
    const [command, , only] = args
    const isBroken = await fetch(`${fake.origin}/cli`, { method: 'POST' }).then(
      () => false,
      () => true,
    )
    if (isBroken) throw new Problem('`firebase deploy` failed. It says: Failed to make request.')
    if (command === 'functions:artifacts:setpolicy') {
      fake.state.repository = { cleanupPolicies: { cleanup: { action: 'DELETE' } } }
    } else if (only === 'firestore') await deployFirestore(fake, root)
    else if (only === 'storage') {
      const name = `firebase.storage/${project}.firebasestorage.app`
      release(fake, name, await readFile(join(root, 'plugins/enabled/storage.rules'), 'utf8'))
    } else deployFunctions(fake, trouble, args.at(-1) ?? '')
  }
}

export function fakeNpm(fake: FakeGoogle) {
  return async ([script, , , ...rest]: readonly string[]): Promise<void> => {
    const isBroken = await fetch(`${fake.origin}/npm`, { method: 'POST' }).then(
      () => false,
      () => true,
    )
    if (isBroken) throw new Problem(`\`npm run ${script}\` failed.`)
    if (script === 'content') fake.state.documents.set('site/current', {})
    if (script === 'role') fake.state.documents.set(`staff/${rest.length}`, {})
  }
}
