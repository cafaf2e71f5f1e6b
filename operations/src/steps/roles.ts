import type { Context } from '../context.ts'
import { serviceAccountOf } from '../facts.ts'
import { differs, fine, type Step } from '../step.ts'

type Policy = {
  bindings?: { role: string; members: string[]; condition?: object }[]
  etag?: string
  version?: number
}
type Grant = { role: string; member: string }

/**
 * Newer organisations give the functions' account no roles (`iam.automaticIamGrantsForDefaultServiceAccounts`), and Eventarc
 * rejects the first trigger until Google's agent has its own.
 */
function projectGrants(number: string): Grant[] {
  const account = `serviceAccount:${serviceAccountOf(number)}`
  const agent = (service: string) =>
    `serviceAccount:service-${number}@gcp-sa-${service}.iam.gserviceaccount.com`
  const ofAccount = [
    ...['datastore.user', 'firebaseauth.admin', 'storage.objectAdmin', 'firebaseappcheck.tokenVerifier'],
    ...['logging.logWriter', 'monitoring.viewer', 'run.invoker', 'eventarc.eventReceiver'],
    ...['cloudbuild.builds.builder', 'artifactregistry.writer'],
  ]
  return [
    ...ofAccount.map((role) => ({ role: `roles/${role}`, member: account })),
    { role: 'roles/eventarc.serviceAgent', member: agent('eventarc') },
    { role: 'roles/iam.serviceAccountTokenCreator', member: agent('pubsub') },
  ]
}

const missingFrom = ({ bindings = [] }: Policy, grants: readonly Grant[]) =>
  grants.filter(
    (grant) =>
      !bindings.some(
        ({ role, members, condition }) => !condition && role === grant.role && members.includes(grant.member),
      ),
  )

function withGrants(policy: Policy, grants: readonly Grant[]): Policy {
  const bindings = structuredClone(policy.bindings ?? [])
  for (const { role, member } of grants) {
    const known = bindings.find((binding) => binding.role === role && !binding.condition)
    if (known) known.members.push(member)
    else bindings.push({ role, members: [member] })
  }
  // Version 3 keeps conditions of others' bindings.
  return { ...policy, bindings, version: 3 }
}

type Resource = { service: 'resourceManager' | 'iam'; path: string; grants: Grant[] }

async function resources({ facts, project }: Context): Promise<Resource[]> {
  const number = await facts.number()
  const account = serviceAccountOf(number)
  const ownToken = { role: 'roles/iam.serviceAccountTokenCreator', member: `serviceAccount:${account}` }
  return [
    { service: 'resourceManager', path: `/v1/projects/${project}`, grants: projectGrants(number) },
    // Sign-in creates custom tokens, which the account signs as itself.
    { service: 'iam', path: `/v1/projects/${project}/serviceAccounts/${account}`, grants: [ownToken] },
  ]
}

const readPolicy = ({ google }: Context, { service, path }: Resource) =>
  google.post<Policy>(service, `${path}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } })

export const roles: Step = {
  name: "Roles of the functions' account",
  look: async (context) => {
    const missing: Grant[] = []
    for (const resource of await resources(context)) {
      missing.push(...missingFrom(await readPolicy(context, resource), resource.grants))
    }
    return missing.length === 0
      ? fine('The account and the agents of Google have their roles.')
      : differs(
          `${missing.map(({ role, member }) => `${role} for ${member.split(':')[1]}`).join(', ')} missing.`,
        )
  },
  plan: 'Grant them.',
  act: async (context) => {
    const { google, facts } = context
    const number = await facts.number()
    // Agents are created on the first request.
    for (const service of ['eventarc.googleapis.com', 'pubsub.googleapis.com']) {
      const path = `/v1beta1/projects/${number}/services/${service}:generateServiceIdentity`
      await google.settle('serviceUsage', 'v1beta1', await google.post('serviceUsage', path))
    }
    for (const resource of await resources(context)) {
      const policy = await readPolicy(context, resource)
      const missing = missingFrom(policy, resource.grants)
      if (missing.length === 0) continue
      const path = `${resource.path}:setIamPolicy`
      await google.post(resource.service, path, { policy: withGrants(policy, missing) })
    }
  },
  appliesLate: true,
}
