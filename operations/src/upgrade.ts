import { Problem } from '@prangan/emulators/src/problem.ts'
import type { Context } from './context.ts'
import { deploy } from './deploy.ts'
import { liveRelease, ownRelease } from './release.ts'
import { lookAtSteps } from './run-steps.ts'
import { table } from './table.ts'

/**
 * Backs a project up and deploys this release. Changes nothing if the look or the backup fails. Throws a `Problem` with a
 * sentence that says what to do.
 */
export async function upgrade(context: Context): Promise<void> {
  const { project, say, npm } = context
  await lookAtSteps(table, context, { plans: false })
  const [live, own] = [await liveRelease(context), await ownRelease(context)]
  if (!live) {
    throw new Problem(
      `Nothing is deployed to ${project} yet: run \`npm run deploy -- --project ${project}\`.`,
    )
  }
  if (live.build === own.build) {
    say(`Release ${own.version} is live already. \`git pull\` brings a newer one.`)
  } else {
    say(`From ${live.version} to ${own.version}: first a backup.`)
    await npm(['backup', '--', '--project', project]).catch((error: Error) => {
      throw new Problem(`Without a backup nothing was changed. ${error.message}`)
    })
  }
  await deploy(context)
}
