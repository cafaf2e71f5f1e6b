import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findGcloudArchive } from './gcloud.ts'
import { node, packageScript } from './paths.ts'
import { Problem, say } from './problem.ts'
import { run } from './processes.ts'
import { buildJars, type Jars } from './storage-rules/build-jars.ts'

type Download = 'firestore' | 'storage' | 'ui'
type DownloadDetails = { downloadPath: string; binaryPath?: string; opts: { remoteUrl: string } }

export type Archives = {
  environment: { FIRESTORE_EMULATOR_BINARY_PATH: string; STORAGE_EMULATOR_BINARY_PATH: string }
  withUi: boolean
}

const hostTimeoutMs = 3_000

/** Only firebase-tools' own module knows the download address and cache path. */
function detailsOf(name: Download): DownloadDetails {
  const load = createRequire(import.meta.url)
  return load('firebase-tools/lib/emulator/downloadableEmulators.js').getDownloadDetails(name)
}

function cachePath(name: Download): string {
  const details = detailsOf(name)
  return details.binaryPath ?? details.downloadPath
}

async function isHostReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(hostTimeoutMs)
  const url = detailsOf('firestore').opts.remoteUrl
  return fetch(url, { method: 'HEAD', signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function fromEnvironment(variable: keyof Archives['environment']): string | undefined {
  const path = process.env[variable]
  if (!path || existsSync(path)) return path || undefined
  throw new Problem(`${variable} names ${path}, which is not there: correct the variable, or unset it.`)
}

async function buildAround(archive: string | undefined): Promise<Jars> {
  const around = archive ?? (await findGcloudArchive())
  if (around === undefined) {
    throw new Problem(
      `The Firestore emulator's archive is not in ${cachePath('firestore')}, the download host does not answer, and ` +
        'the Google Cloud CLI has no cloud-firestore-emulator component: go online and start again, or run ' +
        '`gcloud components install cloud-firestore-emulator` (Debian: ' +
        '`apt-get install google-cloud-cli-firestore-emulator`).',
    )
  }
  return buildJars(around).catch((error: Error) => {
    say(error.message)
    throw new Problem(
      `The Storage emulator's rules runtime is not in ${cachePath('storage')}, the download host does not answer, and ` +
        'it could not be built from the Firestore emulator: go online and start again, or install a JDK, whose ' +
        '`javac` builds it (Debian: `apt-get install default-jdk-headless`).',
    )
  })
}

/**
 * Finds the programs that firebase-tools does not include: by environment variables, in its cache, by its download, or built
 * from the Google Cloud CLI. Throws a `Problem` that says where it looked. The Emulator UI is optional.
 */
export async function findArchives(interrupted: AbortSignal): Promise<Archives> {
  let reachable: Promise<boolean> | undefined
  const find = async (name: Download): Promise<string | undefined> => {
    const path = cachePath(name)
    if (existsSync(path)) return path
    reachable ??= isHostReachable()
    if (!(await reachable)) return undefined
    const environment = { NO_UPDATE_NOTIFIER: '1' }
    await run(node, [packageScript('firebase'), `setup:emulators:${name}`], { environment, interrupted })
    return existsSync(path) ? path : undefined
  }
  const firestore = fromEnvironment('FIRESTORE_EMULATOR_BINARY_PATH') ?? (await find('firestore'))
  const storage = fromEnvironment('STORAGE_EMULATOR_BINARY_PATH') ?? (await find('storage'))
  const built = firestore && storage ? undefined : await buildAround(firestore)
  return {
    environment: {
      FIRESTORE_EMULATOR_BINARY_PATH: firestore ?? built?.firestore ?? '',
      STORAGE_EMULATOR_BINARY_PATH: storage ?? built?.storageRules ?? '',
    },
    withUi: (await find('ui')) !== undefined,
  }
}
