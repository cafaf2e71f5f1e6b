import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../context.ts'
import { deployFolder, liveRelease, ownRelease } from '../release.ts'
import { differs, fine, type Step } from '../step.ts'
import { region } from './firestore.ts'

type Function = { name: string; state: string }

async function servingFunctions({ root }: Context): Promise<string[]> {
  const { hosting } = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as {
    hosting: { rewrites: { function: { functionId: string } }[] }
  }
  return [...new Set(hosting.rewrites.map((rewrite) => rewrite.function.functionId))]
}

export const release: Step = {
  name: 'Functions and site',
  look: async (context) => {
    const { google, project } = context
    const [own, live] = [await ownRelease(context), await liveRelease(context)]
    const { functions = [] } = await google.get<{ functions?: Function[] }>(
      'functions',
      `/v2/projects/${project}/locations/${region}/functions?pageSize=100`,
    )
    const nameOf = ({ name }: Function) => name.split('/').at(-1) ?? ''
    const broken = functions.filter(({ state }) => state !== 'ACTIVE').map(nameOf)
    const missing = (await servingFunctions(context)).filter(
      (name) => !functions.some((each) => nameOf(each) === name),
    )
    if (broken.length + missing.length > 0) {
      return differs(`These functions do not run: ${[...broken, ...missing].join(', ')}.`)
    }
    if (!live) return differs('What is deployed does not say which release it is.')
    return live.build === own.build
      ? fine(`Release ${live.version} is live, with ${functions.length} functions.`)
      : differs(
          `Release ${live.version} (build ${live.build}) is live; this is ${own.version} (build ${own.build}).`,
        )
  },
  plan: 'Build and deploy this one. This takes some minutes.',
  act: async (context) => deployFolder(context, await ownRelease(context)),
  // Eventarc rejects the first triggers until its agent's role is active.
  appliesLate: true,
}

const repository = (project: string) =>
  `/v1/projects/${project}/locations/${region}/repositories/gcf-artifacts`

type Policies = Record<string, { action?: string }>

export const images: Step = {
  name: 'Clean-up of images',
  look: async ({ google, project }) => {
    const found = await google.find<{ cleanupPolicies?: Policies }>('artifactRegistry', repository(project))
    if (!found) return differs('The functions have no images yet.')
    return Object.values(found.cleanupPolicies ?? {}).some(({ action }) => action === 'DELETE')
      ? fine('Old images of the functions are deleted.')
      : differs('Old images of the functions are kept, and cost a little more each month.')
  },
  plan: `Have those in ${region} deleted after a day.`,
  act: async ({ firebase }) => {
    await firebase(['functions:artifacts:setpolicy', '--location', region, '--days', '1', '--force'])
  },
}
