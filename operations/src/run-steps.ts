import { Problem } from '@prangan/emulators/src/problem.ts'
import type { Context } from './context.ts'
import { GoogleError } from './google/google-error.ts'
import type { Finding, Step } from './step.ts'

/** Pauses in milliseconds before `act` is tried again, where Google applies an earlier change late. */
const retries = [15_000, 30_000, 60_000, 120_000]
/** Pauses in milliseconds until what `act` did is seen. */
const looks = [0, 2_000, 5_000, 15_000, 30_000, 60_000]

/** The result of a run: the sentences of what differs still. */
export type Result = { name: string; finding: Finding; hasActed: boolean }[]

/** Precedes a finding: fine, optional, or to be set right. */
export const mark = ({ isFine, isOptional }: Finding) => (isFine ? '✓' : isOptional ? '–' : '✗')

/** Looks; of an API that is off it says that nothing is to be seen there yet. */
async function lookAt(step: Step, context: Context): Promise<Finding> {
  try {
    return await step.look(context)
  } catch (error) {
    if (error instanceof GoogleError && error.isServiceDisabled) {
      return { isFine: false, sentence: 'Nothing is to be seen yet: its API is off.' }
    }
    throw error
  }
}

/** Says for each step what was found, and with `plans` what would be done. Changes nothing. */
export async function lookAtSteps(
  steps: readonly Step[],
  context: Context,
  { plans }: { plans: boolean },
): Promise<Result> {
  const result: Result = []
  for (const step of steps) {
    const finding = await lookAt(step, context).catch((error) => {
      throw named(step, error)
    })
    context.say(`${mark(finding)} ${step.name}: ${finding.sentence}`)
    if (plans && !finding.isFine && !finding.isOptional) context.say(`    would: ${step.plan}`)
    result.push({ name: step.name, finding, hasActed: false })
  }
  return result
}

/** Runs the steps in their order: each looks, acts if something differs, and looks again. Throws a `Problem` at the first that fails. */
export async function runSteps(steps: readonly Step[], context: Context): Promise<Result> {
  const result: Result = []
  for (const step of steps) {
    try {
      result.push(await runStep(step, context))
    } catch (error) {
      throw named(step, error)
    }
  }
  return result
}

async function runStep(step: Step, context: Context): Promise<Result[number]> {
  const { name } = step
  const found = await lookAt(step, context)
  // What is optional waits for somebody else.
  if (found.isFine || found.isOptional) {
    context.say(`${mark(found)} ${name}: ${found.sentence}`)
    return { name, finding: found, hasActed: false }
  }
  context.say(`… ${name}: ${found.sentence} ${step.plan}`)
  await act(step, context)
  const finding = await lookAgain(step, context)
  if (!finding.isFine && !finding.isOptional) throw new Problem(finding.sentence)
  context.say(`${mark(finding)} ${name}: ${finding.sentence}`)
  return { name, finding, hasActed: true }
}

async function act(step: Step, context: Context): Promise<void> {
  for (const pause of retries) {
    try {
      return await step.act(context)
    } catch (error) {
      if (!mayComeLate(step, error)) throw error
      context.say(`  ${(error as Error).message}`)
      context.say(`  Google may apply an earlier change late: trying again in ${pause / 1000} seconds.`)
      await context.wait(pause)
    }
  }
  return step.act(context)
}

/** Rights that the operator lacks do not come by waiting; neither does a quota within minutes. */
function mayComeLate({ appliesLate }: Step, error: unknown): boolean {
  if (!(error instanceof GoogleError)) return appliesLate === true
  if (error.isServiceDisabled) return true
  return appliesLate === true && ![401, 403, 429].includes(error.status)
}

async function lookAgain(step: Step, context: Context): Promise<Finding> {
  let finding = await lookAt(step, context)
  for (const pause of looks) {
    if (finding.isFine || finding.isOptional) break
    await context.wait(pause)
    finding = await lookAt(step, context)
  }
  return finding
}

/** Puts the step's name before what went wrong in it. */
function named(step: Step, error: unknown): unknown {
  if (error instanceof Problem || error instanceof GoogleError) {
    return new Problem(`${step.name}: ${error.message}`)
  }
  return error
}
