import { Problem } from '@prangan/emulators/src/problem.ts'
import { describeByHand, listByHand } from './by-hand.ts'
import type { Context } from './context.ts'
import { GoogleError } from './google/google-error.ts'
import { keepRelease, liveRelease, messageOf, ownRelease, putBack, type Release } from './release.ts'
import { runSteps } from './run-steps.ts'
import { smoke } from './smoke.ts'
import { release } from './steps/release.ts'
import { storedData } from './steps/stored-data.ts'
import { tableBeforeRestore, tableBeforeSmoke } from './table.ts'

/** Milliseconds between smoke tests: a first deployment takes a while to reach everywhere. */
const smokePauses = [5_000, 15_000, 30_000]

/** Retries until the site is right or the pauses are used up; returns the remaining issues. */
async function smokeSite({ hostingUrl, wait }: Context): Promise<string[]> {
  let wrong = await smoke(hostingUrl)
  for (const pause of smokePauses) {
    if (wrong.length === 0) break
    await wait(pause)
    wrong = await smoke(hostingUrl)
  }
  return wrong
}

const findLive = (context: Context) =>
  liveRelease(context).catch((error) => {
    if (error instanceof GoogleError && [400, 403, 404].includes(error.status)) return undefined
    throw error
  })

/**
 * Deploys: runs the steps of the table, then the smoke test. If it fails after a new release, the previous one is deployed
 * again; otherwise stored documents are migrated. Throws a `Problem` with a sentence that says what to do.
 */
export async function deploy(context: Context): Promise<void> {
  const before = await findLive(context)
  const result = await runSteps(tableBeforeSmoke, context)
  const isNew = result.some(({ name, hasActed }) => name === release.name && hasActed)
  const wrong = await smokeSite(context)
  if (wrong.length > 0) await endRed(context, wrong, isNew ? before : undefined, isNew)
  context.say('✓ Live site: ten requests are answered as they should.')
  if (isNew) await keepRelease(context, await ownRelease(context))
  result.push(...(await runSteps([storedData], context)))
  context.say(result.some(({ hasActed }) => hasActed) ? 'Done.' : 'There was nothing to do.')
  context.say(describeByHand(await listByHand(context)))
}

/** Skips the content and the accounts, which the backup contains. */
export async function deployBeforeRestore(context: Context): Promise<void> {
  const { project, say } = context
  await runSteps(tableBeforeRestore, context)
  say(
    `Now run \`npm run restore -- --project ${project} --from <folder>\`, and then this without --before-restore.`,
  )
}

async function endRed(
  context: Context,
  wrong: readonly string[],
  before: Release | undefined,
  isNew: boolean,
): Promise<never> {
  const { project, say } = context
  const sentence = `The live site is not right: ${wrong.join('; ')}.`
  const logs = `\`npx firebase functions:log --project ${project}\` says why.`
  if (!isNew) throw new Problem(`${sentence} ${logs}`)
  if (!before) {
    throw new Problem(
      `${sentence} There is no earlier release to put back. ${logs} Then run the same command again.`,
    )
  }
  say(`✗ ${sentence}`)
  say(`… Putting the release before back: ${messageOf(before)}.`)
  await putBack(context, before)
  const still = await smokeSite(context)
  throw new Problem(
    still.length === 0
      ? `${sentence} So release ${before.version} is live again, and it is right. ${logs}`
      : `${sentence} Release ${before.version} is live again, and it is not right either: ${still.join('; ')}. ${logs}`,
  )
}
