import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withLock } from './lock.ts'
import { cacheFolder, root } from './paths.ts'
import { Problem, say } from './problem.ts'
import { runScript } from './processes.ts'

const sources = ['contract', 'functions', 'web', 'package-lock.json', 'tsconfig.base.json']
const outputs = [join('web', 'dist'), join('functions', 'lib')]
const notSources = new Set(['node_modules', 'dist', 'lib', '.cache'])
const stampFile = join(cacheFolder, 'build')

/** Every file below the path (or the path itself), sorted, without folders of these names. */
async function listFiles(path: string, without: ReadonlySet<string>): Promise<string[]> {
  if (!existsSync(join(root, path))) return []
  if (!(await stat(join(root, path))).isDirectory()) return [path]
  const names = (await readdir(join(root, path))).filter((name) => !without.has(name)).sort()
  return (await Promise.all(names.map((name) => listFiles(join(path, name), without)))).flat()
}

async function listAll(paths: readonly string[], without: ReadonlySet<string>): Promise<string[]> {
  return (await Promise.all(paths.map((path) => listFiles(path, without)))).flat()
}

/** A hash that changes with anything that the build reads. */
async function fingerprintSources(): Promise<string> {
  const hash = createHash('sha256').update(`emulator ${process.env.PORT_SHIFT ?? 0}\n`)
  for (const path of await listAll(sources, notSources)) {
    const content = createHash('sha256').update(await readFile(join(root, path)))
    hash.update(`${path} ${content.digest('hex')}\n`)
  }
  return hash.digest('hex')
}

/** A hash that changes when somebody else builds: what was built for production must not be served here. */
async function fingerprintOutputs(): Promise<string> {
  const hash = createHash('sha256')
  for (const path of await listAll(outputs, new Set())) {
    const { size, mtimeMs } = await stat(join(root, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

async function fingerprint(): Promise<string> {
  return `${await fingerprintSources()} ${await fingerprintOutputs()}\n`
}

/**
 * Builds the site and the functions for the emulators, unless what lies there was built from these very sources.
 * Suites that start at the same time build one after the other, so that the second finds the first one's work.
 */
export async function buildOnce(
  environment: Record<string, string>,
  interrupted: AbortSignal,
): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  await withLock(join(cacheFolder, 'build.lock'), interrupted, async () => {
    const isBuilt = outputs.every((path) => existsSync(join(root, path)))
    const stamp = await readFile(stampFile, 'utf8').catch(() => '')
    if (isBuilt && stamp === (await fingerprint())) return
    say('Building the site and the functions.')
    // Taken before the build: a change that is made during it makes the next start build again.
    const built = await fingerprintSources()
    const status = await runScript('build', {
      environment: { ...environment, PRANGAN_TARGET: 'emulator' },
      interrupted,
    })
    interrupted.throwIfAborted()
    if (status !== 0) throw new Problem('The build failed: mend what it says above and run this again.')
    await writeFile(stampFile, `${built} ${await fingerprintOutputs()}\n`)
  })
}
