import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Archives } from './archives.ts'
import { writeConfig } from './config.ts'
import {
  clientEnvironment,
  type Environment,
  emulatorEnvironment,
  foreignVariables,
  projectId,
} from './environment.ts'
import { unlessAborted } from './interruption.ts'
import { cacheFolder, node, packageScript, root } from './paths.ts'
import { type Ports, readShift } from './ports.ts'
import { Problem, say } from './problem.ts'
import { run, type Server, startServer } from './processes.ts'
import { awaitLine, awaitPort, tail } from './readiness.ts'
import type { Reaper } from './reaper.ts'

export type SuiteOptions = {
  ports: Ports
  archives: Archives
  reaper: Reaper
  interrupted: AbortSignal
  /** A folder with data to begin with. */
  importFrom?: string
  /** A folder with functions besides the project's own. */
  moreFunctions?: string
}

/** The running emulators and mailbox. */
export type Suite = {
  /** What a program needs to reach it. */
  environment: Environment
  /** Fires when a server of the suite ended by itself, or when the command is interrupted. */
  ended: AbortSignal
  /** Watches one more server, whose end is the suite's. */
  watch: (server: Server, logFile?: string) => void
  /** The emulators' hub, which can write their data out. */
  hubUrl: string
}

const startMilliseconds = 120_000
const tailLines = 25

/** Where this suite's servers write what they have to say. */
export function logFolder(): string {
  return join(cacheFolder, 'logs', String(readShift()))
}

/** Aborts with a problem that shows a server's last words. */
function failWith(controller: AbortController, sentence: string, logFile?: string): void {
  const words = logFile === undefined ? '' : `${tail(logFile, tailLines)}\n`
  const where = logFile === undefined ? '' : ` All it said is in ${logFile}.`
  controller.abort(
    new Problem(`${words}${sentence}${where} \`npm run doctor\` looks for what may be missing.`),
  )
}

/** A home for firebase-tools' settings that knows the message of the day, so that it is not fetched. */
async function makeConfigHome(folder: string): Promise<string> {
  const home = join(folder, 'config')
  await mkdir(join(home, 'configstore'), { recursive: true })
  const settings = { motd: { fetched: Date.now() } }
  await writeFile(join(home, 'configstore', 'firebase-tools.json'), JSON.stringify(settings))
  return home
}

async function startEmulators(options: SuiteOptions, logFile: string): Promise<Server> {
  const { ports, archives, reaper, importFrom } = options
  const config = await writeConfig(ports, archives.withUi, options.moreFunctions)
  const configHome = await makeConfigHome(reaper.temporaryFolder)
  const importing = importFrom === undefined ? [] : ['--import', importFrom]
  const only = 'auth,firestore,functions,storage,hosting'
  return startServer(
    'The Firebase emulators',
    [
      packageScript('firebase'),
      'emulators:start',
      ...['--project', projectId, '--config', config, '--only', only, '--non-interactive'],
      ...importing,
    ],
    {
      environment: {
        ...Object.fromEntries(foreignVariables.map((name) => [name, undefined])),
        ...emulatorEnvironment(ports, configHome),
        ...archives.environment,
        ...reaper.environment,
      },
      // firebase-tools leaves its own logs in the folder that it runs in.
      folder: logFolder(),
      logFile,
    },
  )
}

function startMailbox({ ports, reaper }: SuiteOptions, logFile: string): Server {
  const addresses = ['--ip', '127.0.0.1', '--smtp', String(ports.smtp), '--web', String(ports.mail)]
  return startServer('The mailbox', [packageScript('maildev'), ...addresses], {
    environment: reaper.environment,
    logFile,
  })
}

/** The emulators are called ready also when the functions' code could not be loaded. */
async function checkFunctions(ports: Ports, logFile: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${ports.functions}/backends`)
  const { backends } = (await response.json()) as { backends: { functionTriggers: unknown[] }[] }
  if (backends.some((backend) => backend.functionTriggers.length > 0)) return
  throw new Problem(
    `${tail(logFile, tailLines)}\nThe functions could not be loaded: mend what is said above. All is in ${logFile}.`,
  )
}

/**
 * Starts the emulators and the mailbox and waits until all of them are ready. Throws a `Problem` with the last words of
 * what failed, or the reason of the interruption; then `Reaper.finish` ends what was started.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { ports, interrupted } = options
  await rm(logFolder(), { recursive: true, force: true })
  await mkdir(logFolder(), { recursive: true })
  const controller = new AbortController()
  const ended = AbortSignal.any([controller.signal, interrupted])
  const watch = (server: Server, logFile?: string) => {
    const end = () => failWith(controller, `${server.name} stopped unexpectedly.`, logFile)
    server.exited.then(end, end)
  }

  const emulatorsLog = join(logFolder(), 'emulators.log')
  const mailboxLog = join(logFolder(), 'mailbox.log')
  watch(await startEmulators(options, emulatorsLog), emulatorsLog)
  watch(startMailbox(options, mailboxLog), mailboxLog)
  const tooLate = setTimeout(() => {
    failWith(controller, `The emulators were not ready after ${startMilliseconds / 1000} s.`, emulatorsLog)
  }, startMilliseconds)
  try {
    await Promise.all([
      awaitLine(emulatorsLog, /All emulators ready!/, ended),
      unlessAborted(awaitPort(ports.smtp, ended), ended),
      unlessAborted(awaitPort(ports.mail, ended), ended),
    ])
  } finally {
    clearTimeout(tooLate)
  }
  await checkFunctions(ports, emulatorsLog)
  // firebase-tools goes on without a Java process that was killed, by a full memory for one.
  awaitLine(emulatorsLog, /Emulator has exited upon receiving signal/, ended).then(
    () => failWith(controller, 'The Firestore emulator was killed.', emulatorsLog),
    () => {},
  )
  return {
    environment: clientEnvironment(ports),
    ended,
    watch,
    hubUrl: `http://127.0.0.1:${ports.hub}`,
  }
}

/** Loads the demo data into the running suite. */
export async function loadDemoData(suite: Suite, reaper: Reaper): Promise<void> {
  say('Loading the demo data.')
  const status = await run(node, [join(root, 'emulators', 'demo', 'load.ts')], {
    environment: { ...suite.environment, ...reaper.environment },
    interrupted: suite.ended,
  })
  suite.ended.throwIfAborted()
  if (status !== 0)
    throw new Problem('The demo data could not be loaded: mend what is said above and start again.')
}
