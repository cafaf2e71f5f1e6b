import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { prepareFunctionsUpload } from 'firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js'
import { writeLock } from '../../functions/write-package.ts'

const execute = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')
const installed = join(root, '.cache', 'production')

/**
 * Unpacks into `folder` what firebase-tools would upload, and installs it by `npm ci`, as the platform does. The installed
 * packages are reused for the same lockfile.
 */
export async function deployTo(folder: string): Promise<void> {
  const [config] = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')).functions
  const { pathToSource } = await prepareFunctionsUpload(join(root, config.source), { ignore: config.ignore })
  await execute('unzip', ['-q', pathToSource, '-d', folder])
  await rm(pathToSource)
  const lock = join(folder, 'package-lock.json')
  // A build for the emulators lacks only the lockfile.
  if (!existsSync(lock)) await writeLock(folder)
  const hash = createHash('sha256')
    .update(await readFile(lock))
    .digest('hex')
  // Packages find each other only in a folder with this name.
  const modules = join(installed, hash.slice(0, 16), 'node_modules')
  if (!existsSync(modules)) await install(folder, modules)
  await symlink(modules, join(folder, 'node_modules'))
}

/**
 * Runs the buildpack's command in an empty folder, and moves the result as one, so an interrupted run leaves nothing partial.
 */
async function install(folder: string, modules: string): Promise<void> {
  const empty = `${dirname(modules)}.${process.pid}`
  await mkdir(empty, { recursive: true })
  await mkdir(dirname(modules), { recursive: true })
  try {
    for (const name of ['package.json', 'package-lock.json']) await cp(join(folder, name), join(empty, name))
    await execute('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: empty })
    await rename(join(empty, 'node_modules'), modules)
  } finally {
    await rm(empty, { recursive: true, force: true })
  }
}
