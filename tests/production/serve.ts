import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deployTo } from './deploy.ts'
import { residentMemory } from './memory-limit.ts'
import { readFunctions, startFunction } from './start-function.ts'

/**
 * `npm run exec -- 'node tests/production/serve.ts pages api'`: runs functions in production's form against the suite
 * until Ctrl-C, and prints where each listens.
 */
const names = process.argv.slice(2)
const temporary = await mkdtemp(join(tmpdir(), 'prangan-production-'))
const folder = join(temporary, 'app')
await deployTo(folder)
const functions = await readFunctions(folder)
const running = []
for (const name of names) {
  const specification = functions[name]
  if (!specification) throw new Error(`There is no function ${name}: ${Object.keys(functions).join(', ')}`)
  const each = await startFunction(folder, name, specification)
  running.push(each)
  const { now } = await residentMemory(each.pid)
  console.log(
    `${name} ${each.origin} pid ${each.pid}, listening after ${Math.round(each.listeningAfter)} ms, ${Math.round(now)} MiB, log ${each.logFile}`,
  )
}
await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve))
for (const each of running) await each.stop()
await rm(temporary, { recursive: true })
