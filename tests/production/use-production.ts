import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { callAt } from '../support/call.ts'
import { deployTo } from './deploy.ts'
import { startHosting } from './hosting.ts'
import { type RunningFunction, readFunctions, type Specification, startFunction } from './start-function.ts'

export async function deploy() {
  const temporary = await mkdtemp(join(tmpdir(), 'prangan-production-'))
  const folder = join(temporary, 'app')
  await deployTo(folder)
  const specifications = await readFunctions(folder)
  return {
    specifications,
    start: (name: string, more?: Record<string, string>): Promise<RunningFunction> => {
      const specification = specifications[name]
      if (!specification) throw new Error(`There is no function ${name}.`)
      return startFunction(folder, name, specification, more)
    },
    remove: () => rm(temporary, { recursive: true }),
  }
}

/**
 * Starts the site in production's form: both HTTP functions behind Hosting's rewrites. It is the target of the test file's
 * calls.
 */
export function useProduction() {
  let stops: (() => Promise<unknown>)[] = []
  let started: { origin: string; pages: RunningFunction; api: RunningFunction } | undefined
  let functions: Readonly<Record<string, Specification>> = {}
  beforeAll(async () => {
    const deployed = await deploy()
    functions = deployed.specifications
    stops = [deployed.remove]
    const [pages, api] = await Promise.all([deployed.start('pages'), deployed.start('api')])
    const backend = ({ origin }: RunningFunction, name: string) => ({
      origin,
      concurrency: functions[name]?.concurrency ?? 80,
    })
    const hosting = await startHosting({ pages: backend(pages, 'pages'), api: backend(api, 'api') })
    stops = [hosting.stop, pages.stop, api.stop, deployed.remove]
    started = { origin: hosting.origin, pages, api }
    callAt(hosting.origin)
  }, 120_000)
  afterAll(async () => {
    for (const stop of stops) await stop()
  })
  return () => {
    if (!started) throw new Error('It is started by beforeAll.')
    return { ...started, functions }
  }
}
