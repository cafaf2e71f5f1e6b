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
import { cacheFolder, node, packageScript, root } from './paths.ts'
import { type Ports, readShift } from './ports.ts'
import { Problem, say } from './problem.ts'
import type { ProcessGroup } from './process-group.ts'
import { run, type Server, startServer } from './processes.ts'
import { awaitPort, awaitText, isListening, tail } from './readiness.ts'

export type SuiteOptions = {
  ports: Ports
  archives: Archives
  group: ProcessGroup
  interrupted: AbortSignal
  importFrom?: string
  moreFunctions?: string
}

export type Suite = {
  environment: Environment
  /** Aborts when a server has ended unexpectedly, or on an interruption. */
  ended: AbortSignal
  watch: (server: Server, logFile?: string) => void
  hubUrl: string
}

const startMs = 120_000
const javaCheckMs = 2_000
const tailLines = 25

export function logFolder(): string {
  return join(cacheFolder, 'logs', String(readShift()))
}

function failWith(controller: AbortController, sentence: string, logFile?: string): void {
  const end = logFile === undefined ? '' : `${tail(logFile, tailLines)}\n`
  const where = logFile === undefined ? '' : ` All it said is in ${logFile}.`
  controller.abort(new Problem(`${end}${sentence}${where} \`npm run doctor\` looks for what may be missing.`))
}

/** firebase-tools finds the message of the day here and does not download it. */
async function makeConfigHome(folder: string): Promise<string> {
  const home = join(folder, 'config')
  await mkdir(join(home, 'configstore'), { recursive: true })
  const settings = { motd: { fetched: Date.now() } }
  await writeFile(join(home, 'configstore', 'firebase-tools.json'), JSON.stringify(settings))
  return home
}

async function startEmulators(options: SuiteOptions, logFile: string): Promise<Server> {
  const { ports, archives, group, importFrom } = options
  const config = await writeConfig(ports, archives.withUi, options.moreFunctions)
  const configHome = await makeConfigHome(group.temporaryFolder)
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
        ...group.environment,
      },
      // firebase-tools writes its logs to its working folder.
      folder: logFolder(),
      logFile,
    },
  )
}

function startMailbox({ ports, group }: SuiteOptions, logFile: string): Server {
  const addresses = ['--ip', '127.0.0.1', '--smtp', String(ports.smtp), '--web', String(ports.mail)]
  return startServer('The mailbox', [packageScript('maildev'), ...addresses], {
    environment: group.environment,
    logFile,
  })
}

/** The emulators report that they are ready even if the functions failed to load. */
async function checkFunctions(ports: Ports, logFile: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${ports.functions}/backends`)
  const { backends } = (await response.json()) as { backends: { functionTriggers: unknown[] }[] }
  if (backends.some((backend) => backend.functionTriggers.length > 0)) return
  throw new Problem(
    `${tail(logFile, tailLines)}\nThe functions could not be loaded: fix what is reported above. The whole log is ${logFile}.`,
  )
}

/**
 * Starts the emulators and the mailbox, and waits until all are ready. Throws a `Problem` with the end of the failed log, or
 * the interruption; the process group then ends what was started.
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
    failWith(controller, `The emulators were not ready after ${startMs / 1000} s.`, emulatorsLog)
  }, startMs)
  try {
    await Promise.all([
      awaitText(emulatorsLog, 'All emulators ready!', ended),
      awaitPort(ports.smtp, ended),
      awaitPort(ports.mail, ended),
    ])
  } finally {
    clearTimeout(tooLate)
  }
  await checkFunctions(ports, emulatorsLog)
  // firebase-tools keeps running without a Java process that was killed, for example for lack of memory.
  const checking = setInterval(async () => {
    if (!(await isListening(ports.firestore)) && !ended.aborted) {
      failWith(controller, 'The Firestore emulator was killed.', emulatorsLog)
    }
  }, javaCheckMs)
  ended.addEventListener('abort', () => clearInterval(checking))
  checking.unref()
  return {
    environment: clientEnvironment(ports),
    ended,
    watch,
    hubUrl: `http://127.0.0.1:${ports.hub}`,
  }
}

export async function loadDemoData(suite: Suite, group: ProcessGroup): Promise<void> {
  say('Loading the demo data.')
  const status = await run(node, [join(root, 'emulators', 'demo', 'load.ts')], {
    environment: { ...suite.environment, ...group.environment },
    interrupted: suite.ended,
  })
  suite.ended.throwIfAborted()
  if (status !== 0)
    throw new Problem('The demo data could not be loaded: fix what is reported above and start again.')
}
