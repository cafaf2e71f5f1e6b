import { Problem } from '@prangan/emulators/src/problem.ts'
import type { Context } from './context.ts'
import { GoogleError } from './google/google-error.ts'
import type { CheckResult, Step } from './step.ts'

/** Milliseconds before retries of `act`, since Google applies earlier changes late. */
const retries = [15_000, 30_000, 60_000, 120_000]
/** Milliseconds until the effect of `act` is visible. */
const looks = [0, 2_000, 5_000, 15_000, 30_000, 60_000]

export type Result = { name: string; checkResult: CheckResult; hasActed: boolean }[]

export const mark = ({ isFine, isOptional }: CheckResult) => (isFine ? '✓' : isOptional ? '–' : '✗')

async function lookAt(step: Step, context: Context): Promise<CheckResult> {
  try {
    return await step.look(context)
  } catch (error) {
    if (error instanceof GoogleError && error.isServiceDisabled) {
      return { isFine: false, sentence: 'Nothing is to be seen yet: its API is off.' }
    }
    throw error
  }
}

/** Reports the state of each step and, with `plans`, what would change. Changes nothing. */
export async function lookAtSteps(
  steps: readonly Step[],
  context: Context,
  { plans }: { plans: boolean },
): Promise<Result> {
  const result: Result = []
  for (const step of steps) {
    const checkResult = await lookAt(step, context).catch((error) => {
      throw named(step, error)
    })
    context.say(`${mark(checkResult)} ${step.name}: ${checkResult.sentence}`)
    if (plans && !checkResult.isFine && !checkResult.isOptional) context.say(`    would: ${step.plan}`)
    result.push({ name: step.name, checkResult, hasActed: false })
  }
  return result
}

/** Runs the steps in order: each looks, acts on a difference, and looks again. Throws a `Problem` at the first failure. */
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
  // An optional step waits for somebody else.
  if (found.isFine || found.isOptional) {
    context.say(`${mark(found)} ${name}: ${found.sentence}`)
    return { name, checkResult: found, hasActed: false }
  }
  context.say(`… ${name}: ${found.sentence} ${step.plan}`)
  await act(step, context)
  const checkResult = await lookAgain(step, context)
  if (!checkResult.isFine && !checkResult.isOptional) throw new Problem(checkResult.sentence)
  context.say(`${mark(checkResult)} ${name}: ${checkResult.sentence}`)
  return { name, checkResult, hasActed: true }
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

/** Returns false for missing permissions and quotas, which a retry does not fix. */
function mayComeLate({ appliesLate }: Step, error: unknown): boolean {
  if (!(error instanceof GoogleError)) return appliesLate === true
  if (error.isServiceDisabled) return true
  return appliesLate === true && ![401, 403, 429].includes(error.status)
}

async function lookAgain(step: Step, context: Context): Promise<CheckResult> {
  let checkResult = await lookAt(step, context)
  for (const pause of looks) {
    if (checkResult.isFine || checkResult.isOptional) break
    await context.wait(pause)
    checkResult = await lookAt(step, context)
  }
  return checkResult
}

function named(step: Step, error: unknown): unknown {
  if (error instanceof Problem || error instanceof GoogleError) {
    return new Problem(`${step.name}: ${error.message}`)
  }
  return error
}
