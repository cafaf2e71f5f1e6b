import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, mkdtemp, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const source = fileURLToPath(new URL('StorageRulesRuntime.java', import.meta.url))
const cache = fileURLToPath(new URL('../../../.cache/', import.meta.url))

/** The oldest Java that firebase-tools 14 runs on, and the one that the archive's own classes ask for. */
const javaRelease = '11'

/**
 * Builds the Storage rules runtime around a Firestore emulator archive, unless that very build is in the repo's
 * `.cache` already, and returns the path of a jar for `java -jar` (and for STORAGE_EMULATOR_BINARY_PATH).
 * Throws an Error that says what to install where there is no Java compiler.
 */
export async function buildStorageRulesRuntime(firestoreArchive: string): Promise<string> {
  const archive = await realpath(firestoreArchive)
  const manifest = manifestFor(archive)
  const jar = join(cache, `storage-rules-runtime-${await fingerprint(archive, manifest)}.jar`)
  if (await exists(jar)) return jar
  await mkdir(cache, { recursive: true })
  const work = await mkdtemp(`${jar}-`)
  try {
    const classes = join(work, 'classes')
    await mkdir(classes)
    await writeFile(join(work, 'MANIFEST.MF'), manifest)
    await jdk('javac', ['-proc:none', '--release', javaRelease, '-cp', archive, '-d', classes, source])
    await jdk('jar', ['cfm', join(work, 'runtime.jar'), join(work, 'MANIFEST.MF'), '-C', classes, '.'])
    // Renamed when whole, so two builds at once, or one that is killed, leave no broken jar.
    await rename(join(work, 'runtime.jar'), jar)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  return jar
}

/** The manifest that lets `java -jar` find the runtime's class and, by its URL, the archive around which it is built. */
export function manifestFor(archive: string): string {
  const headers = [
    'Manifest-Version: 1.0',
    'Main-Class: StorageRulesRuntime',
    `Class-Path: ${pathToFileURL(archive).href}`,
  ]
  return `${headers.map(fold).join('\r\n')}\r\n`
}

/** Folds a header at 72 bytes, the most that a manifest's line may hold; a file URL is ASCII, so a character is a byte. */
function fold(header: string): string {
  const first = header.slice(0, 72)
  const rest = header.slice(72).match(/.{1,71}/g) ?? []
  return [first, ...rest].join('\r\n ')
}

async function fingerprint(archive: string, manifest: string): Promise<string> {
  const hash = createHash('sha256')
  hash
    .update(javaRelease)
    .update(manifest)
    .update(await readFile(source))
  await pipeline(createReadStream(archive), hash)
  return hash.digest('hex').slice(0, 16)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Runs one of the JDK's tools: JAVA_HOME's where it is set, else the one on the PATH. */
async function jdk(tool: 'javac' | 'jar', args: string[]): Promise<void> {
  const home = process.env.JAVA_HOME
  const inHome = home ? join(home, 'bin', tool) : undefined
  try {
    await run(inHome && (await exists(inHome)) ? inHome : tool, args)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error(
        `The Storage emulator's rules runtime is compiled once on this machine, and \`${tool}\` was not found: ` +
          `install a Java development kit, version ${javaRelease} or later ` +
          '(Debian and Ubuntu: apt install default-jdk-headless; macOS: brew install openjdk), and start again.',
        { cause: error },
      )
    }
    throw error
  }
}
