import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import packageJson from './package.json' with { type: 'json' }

type Entry = { version?: string; link?: boolean; integrity?: string; [field: string]: unknown }

/**
 * Writes the package.json of the deployment with only the packages beside the bundle, each at the version of the repository's
 * lockfile. The platform would look up a workspace or a range in the registry.
 */
export async function writePackage(folder: string): Promise<void> {
  await writeJson(join(folder, 'package.json'), deployedPackage(await readLock()))
}

/**
 * Writes the deployment's lockfile, with which the platform's `npm ci` installs the tested versions. npm removes what is not
 * needed from the repository's lockfile. Throws if npm chose another version of a package.
 */
export async function writeLock(folder: string): Promise<void> {
  const locked = await readLock()
  const { name, version } = packageJson
  const packages = { '': deployedPackage(locked), ...locked }
  const path = join(folder, 'package-lock.json')
  await writeJson(path, { name, version, lockfileVersion: 3, requires: true, packages })
  await promisify(execFile)(
    'npm',
    ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: folder,
    },
  )
  const written: Record<string, Entry> = JSON.parse(await readFile(path, 'utf8')).packages
  const others = Object.keys(written).filter(
    (each) => each !== '' && written[each]?.integrity !== locked[each]?.integrity,
  )
  if (others.length > 0)
    throw new Error(`The repository's lockfile has other versions of: ${others.join(', ')}`)
}

/** A package that is installed for the functions alone takes precedence. */
async function readLock(): Promise<Record<string, Entry>> {
  const path = join(import.meta.dirname, '..', 'package-lock.json')
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(await readFile(path, 'utf8'))
  const installed = Object.entries(packages).filter(([, { link }]) => !link)
  const inFolder = (start: string) =>
    installed.flatMap(([key, entry]) =>
      key.startsWith(`${start}node_modules/`) ? [[key.slice(start.length), entry]] : [],
    )
  return Object.fromEntries([...inFolder(''), ...inFolder('functions/')])
}

function deployedPackage(locked: Record<string, Entry>) {
  const { name, version, type, engines, dependencies } = packageJson
  const exact = Object.keys(dependencies).map((each) => [each, locked[`node_modules/${each}`]?.version])
  return {
    name,
    version,
    private: true,
    type,
    main: 'index.js',
    engines,
    dependencies: Object.fromEntries(exact),
  }
}

const writeJson = (path: string, content: object) => writeFile(path, `${JSON.stringify(content, null, 2)}\n`)
