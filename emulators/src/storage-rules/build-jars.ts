import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const source = fileURLToPath(new URL('StorageRulesRuntime.java', import.meta.url))
const cache = fileURLToPath(new URL('../../../.cache/', import.meta.url))

const javaRelease = '11'

/** JARs for `java -jar` that wrap a Firestore emulator archive, which names no main class. */
export type Jars = {
  firestore: string
  storageRules: string
}

const mainClasses: Jars = {
  firestore: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  storageRules: 'StorageRulesRuntime',
}

/**
 * Builds both JARs, unless the repository's `.cache` has them. Throws an Error that says what to install if there is no Java
 * compiler.
 */
export async function buildJars(firestoreArchive: string): Promise<Jars> {
  const archive = await realpath(firestoreArchive)
  const folder = join(cache, `jars-${await fingerprint(archive)}`)
  const jarIn = (parent: string, name: keyof Jars) => join(parent, `${name}.jar`)
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true })
    const work = await mkdtemp(`${folder}-`)
    try {
      const classes = join(work, 'classes')
      await mkdir(classes)
      await jdk('javac', ['-proc:none', '--release', javaRelease, '-cp', archive, '-d', classes, source])
      for (const name of ['firestore', 'storageRules'] as const) {
        const manifest = join(work, `${name}.mf`)
        await writeFile(manifest, manifestFor(mainClasses[name], archive))
        await jdk('jar', ['cfm', jarIn(work, name), manifest, '-C', classes, '.'])
      }
      // Renamed when complete, so that an interrupted build leaves no broken JAR. A parallel build may have finished first.
      await rename(work, folder).catch((error) => {
        if (!existsSync(folder)) throw error
      })
    } finally {
      await rm(work, { recursive: true, force: true })
    }
  }
  return { firestore: jarIn(folder, 'firestore'), storageRules: jarIn(folder, 'storageRules') }
}

/** Lets `java -jar` find the main class and, by its URL, the archive. */
export function manifestFor(mainClass: string, archive: string): string {
  const headers = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(archive).href}`,
  ]
  return `${headers.map(fold).join('\r\n')}\r\n`
}

/** The maximum line length of a manifest is 72 bytes; a file URL is ASCII, so a character is a byte. */
function fold(header: string): string {
  const rest = header.slice(72).match(/.{1,71}/g) ?? []
  return [header.slice(0, 72), ...rest].join('\r\n ')
}

async function fingerprint(archive: string): Promise<string> {
  const hash = createHash('sha256').update(javaRelease).update(archive)
  hash.update(await readFile(source))
  await pipeline(createReadStream(archive), hash)
  return hash.digest('hex').slice(0, 16)
}

/** Prefers the tools of JAVA_HOME to those on the PATH. */
async function jdk(tool: 'javac' | 'jar', args: string[]): Promise<void> {
  const inHome = join(process.env.JAVA_HOME || '/nonexistent', 'bin', tool)
  try {
    await run(existsSync(inHome) ? inHome : tool, args)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error(
        `The emulators' Java programs are compiled once on this machine, and \`${tool}\` was not found: ` +
          `install a Java development kit, version ${javaRelease} or later ` +
          '(Debian and Ubuntu: apt install default-jdk-headless; macOS: brew install openjdk), and start again.',
        { cause: error },
      )
    }
    throw error
  }
}
