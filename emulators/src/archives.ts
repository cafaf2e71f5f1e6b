import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findGcloudArchive } from './gcloud.ts'
import { cacheFolder, node, packageScript } from './paths.ts'
import { Problem, say } from './problem.ts'
import { run } from './processes.ts'
import { buildStorageRulesRuntime } from './storage-rules/build.ts'
import { writeWrapperJar } from './wrapper-jar.ts'

type Downloadable = 'firestore' | 'storage' | 'ui'
type DownloadDetails = { downloadPath: string; binaryPath?: string; opts: { remoteUrl: string } }

/** Where the emulators' own programs are: what firebase-tools is told by its environment, and what it may start. */
export type Archives = {
  environment: { FIRESTORE_EMULATOR_BINARY_PATH: string; STORAGE_EMULATOR_BINARY_PATH: string }
  withUi: boolean
}

const hostAnswersWithin = 3_000
const firestoreMainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/** The names and places of its downloads are firebase-tools' own knowledge, so they are read from its module. */
function detailsOf(name: Downloadable): DownloadDetails {
  const load = createRequire(import.meta.url)
  return load('firebase-tools/lib/emulator/downloadableEmulators.js').getDownloadDetails(name)
}

/** Where firebase-tools keeps (or would keep) the program. */
function cachePath(name: Downloadable): string {
  const details = detailsOf(name)
  return details.binaryPath ?? details.downloadPath
}

async function hostAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(hostAnswersWithin)
  const response = await fetch(detailsOf('firestore').opts.remoteUrl, { method: 'HEAD', signal }).catch(
    () => null,
  )
  return response?.ok === true
}

/** Looks programs up in firebase-tools' cache, or has firebase-tools download them where the host answers. */
class Downloads {
  #hostAnswers: Promise<boolean> | undefined
  readonly #interrupted: AbortSignal

  constructor(interrupted: AbortSignal) {
    this.#interrupted = interrupted
  }

  /** The program's path, or undefined where it is neither cached nor to be had. */
  async find(name: Downloadable): Promise<string | undefined> {
    const path = cachePath(name)
    if (existsSync(path)) return path
    this.#hostAnswers ??= hostAnswers()
    if (!(await this.#hostAnswers)) return undefined
    const status = await run(node, [packageScript('firebase'), `setup:emulators:${name}`], {
      environment: { NO_UPDATE_NOTIFIER: '1' },
      interrupted: this.#interrupted,
    })
    return status === 0 && existsSync(path) ? path : undefined
  }
}

/** An archive that the environment names; it is an error when it isn't there. */
function fromEnvironment(variable: keyof Archives['environment']): string | undefined {
  const path = process.env[variable]
  if (path === undefined || path === '') return undefined
  if (existsSync(path)) return path
  throw new Problem(`${variable} names ${path}, which is not there: correct the variable, or unset it.`)
}

/** The Firestore emulator: `archive` holds its classes, `program` is what `java -jar` starts. */
async function findFirestore(downloads: Downloads): Promise<{ archive: string; program: string }> {
  const ready = fromEnvironment('FIRESTORE_EMULATOR_BINARY_PATH') ?? (await downloads.find('firestore'))
  if (ready !== undefined) return { archive: ready, program: ready }
  const archive = await findGcloudArchive()
  if (archive === undefined) {
    throw new Problem(
      `The Firestore emulator's archive is not in ${cachePath('firestore')}, the download host does not answer, and ` +
        'the Google Cloud CLI has no cloud-firestore-emulator component: go online and start again, or run ' +
        '`gcloud components install cloud-firestore-emulator` (Debian: ' +
        '`apt-get install google-cloud-cli-firestore-emulator`).',
    )
  }
  // The component's archive names no main class.
  const program = join(cacheFolder, 'firestore-emulator.jar')
  await writeWrapperJar(program, firestoreMainClass, archive)
  return { archive, program }
}

/**
 * Finds everything that the emulators need beyond firebase-tools, in the order: environment variables, firebase-tools'
 * cache, the download host, the Google Cloud CLI's component with what is built around it. Throws a `Problem` that
 * says what was looked for. The Emulator UI is a convenience: without it the suite starts all the same.
 */
export async function findArchives(interrupted: AbortSignal): Promise<Archives> {
  const downloads = new Downloads(interrupted)
  const firestore = await findFirestore(downloads)
  const storage =
    fromEnvironment('STORAGE_EMULATOR_BINARY_PATH') ??
    (await downloads.find('storage')) ??
    (await buildRulesRuntime(firestore.archive))
  return {
    environment: {
      FIRESTORE_EMULATOR_BINARY_PATH: firestore.program,
      STORAGE_EMULATOR_BINARY_PATH: storage,
    },
    withUi: (await downloads.find('ui')) !== undefined,
  }
}

async function buildRulesRuntime(firestoreArchive: string): Promise<string> {
  try {
    return await buildStorageRulesRuntime(firestoreArchive)
  } catch (error) {
    say(String(error instanceof Error ? error.message : error))
    throw new Problem(
      `The Storage emulator's rules runtime is not in ${cachePath('storage')}, the download host does not answer, and ` +
        'it could not be built from the Firestore emulator: go online and start again, or install a JDK, whose ' +
        '`javac` builds it (Debian: `apt-get install default-jdk-headless`).',
    )
  }
}
