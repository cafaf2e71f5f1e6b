import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collegeFolder } from '../../plugins/folders.ts'
import { fingerprintOutput, fingerprintSources } from './fingerprint.ts'
import { withLock } from './lock.ts'
import { cacheFolder, root } from './paths.ts'
import { Problem, say } from './problem.ts'
import { runScript } from './processes.ts'

type Build = { workspace: string; sources: string[]; output: string }

const common = [collegeFolder, 'contract', 'plugins', 'package-lock.json', 'tsconfig.base.json']
/** The order matters: the functions' bundle includes the site's renderer. */
const builds: readonly Build[] = [
  { workspace: 'web', sources: [...common, 'web'], output: 'web/dist' },
  { workspace: 'functions', sources: [...common, 'functions', 'web/dist/server'], output: 'functions/dist' },
]

type Target = 'emulator' | 'production'

/**
 * Builds the site and the functions, unless a build of the same sources for the same target exists. Suites started at the same
 * time build one after the other, so that the second reuses the first build.
 */
export async function buildOnce(
  target: Target,
  environment: Record<string, string>,
  interrupted: AbortSignal,
): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  await withLock(join(cacheFolder, 'build.lock'), interrupted, async () => {
    for (const build of builds) await buildUnlessDone(build, target, environment, interrupted)
  })
}

async function buildUnlessDone(
  { workspace, sources, output }: Build,
  target: Target,
  environment: Record<string, string>,
  interrupted: AbortSignal,
): Promise<void> {
  const stampFile = join(cacheFolder, `build-${workspace}`)
  // Computed before the build, so that a change during the build causes a rebuild at the next start.
  const from = `${target} ${await fingerprintSources(sources)}`
  const stamp = await readFile(stampFile, 'utf8').catch(() => '')
  if (existsSync(join(root, output)) && stamp === `${from} ${await fingerprintOutput(output)}\n`) return
  say(`Building ${workspace}.`)
  const options = { environment: { ...environment, PRANGAN_TARGET: target }, interrupted }
  const status = await runScript('build', options, ['--workspace', workspace])
  interrupted.throwIfAborted()
  if (status !== 0) throw new Problem('The build failed: fix what it reports above and run this again.')
  await writeFile(stampFile, `${from} ${await fingerprintOutput(output)}\n`)
}
