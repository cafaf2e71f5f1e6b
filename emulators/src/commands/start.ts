import { once } from 'node:events'
import { join } from 'node:path'
import { demoAdmin, demoTeacherLogins, teacherPassword } from '@prangan/college/demo/accounts'
import type { Archives } from '../archives.ts'
import { exportData, hasData } from '../data.ts'
import { appUrl, mailUrl } from '../environment.ts'
import { Interruption } from '../interruption.ts'
import { isOutdated, setAside, stampData } from '../kept-data.ts'
import { dataFolder, packageScript, root } from '../paths.ts'
import { type Ports, readShift } from '../ports.ts'
import { Problem, say } from '../problem.ts'
import { startServer } from '../processes.ts'
import { readFlags } from '../read-flags.ts'
import { awaitPort } from '../readiness.ts'
import { type Command, checkMachine, prepare, type Session, startWithData } from '../session.ts'
import { logFolder, type Suite } from '../suite.ts'

const demoLogins = [
  ['Admin', demoAdmin.email, demoAdmin.password],
  ...demoTeacherLogins.map(({ who, email }) => [who, email, teacherPassword] as const),
] as const

function describeSuite(ports: Ports, options: { withVite: boolean; withUi: boolean }): string {
  const addresses: [string, string][] = [
    ['Site', options.withVite ? `http://127.0.0.1:${ports.vite}` : appUrl(ports)],
    ...(options.withVite ? [['Built site', appUrl(ports)] as [string, string]] : []),
    ['Sign in', `${options.withVite ? `http://127.0.0.1:${ports.vite}` : appUrl(ports)}/login`],
    ['Mailbox', mailUrl(ports)],
    ...(options.withUi ? [['Emulator UI', `http://127.0.0.1:${ports.ui}`] as [string, string]] : []),
  ]
  const rows = addresses.map(([name, address]) => `  ${name.padEnd(18)} ${address}`)
  const logins = demoLogins.map(
    ([who, name, password]) => `  ${who.padEnd(18)} ${name.padEnd(28)} ${password}`,
  )
  const log = `  ${'Logs'.padEnd(18)} ${logFolder()}`
  return [
    '',
    'Prangan is ready.',
    '',
    ...rows,
    log,
    '',
    'Demo logins',
    ...logins,
    '',
    'Ctrl-C stops it.',
    '',
  ].join('\n')
}

async function startWatchers(suite: Suite, { ports, group }: Session): Promise<void> {
  const environment = { ...suite.environment, ...group.environment, PORT_SHIFT: String(readShift()) }
  const address = [
    '--host',
    '127.0.0.1',
    '--port',
    String(ports.vite),
    '--strictPort',
    '--clearScreen',
    'false',
  ]
  suite.watch(
    startServer('Vite', [packageScript('vite'), ...address], { environment, folder: join(root, 'web') }),
  )
  suite.watch(
    startServer("The functions' build", ['build.ts', '--watch'], {
      environment,
      folder: join(root, 'functions'),
    }),
  )
  await awaitPort(ports.vite, suite.ended)
}

async function stayUntilEnd(suite: Suite, folder: string): Promise<number> {
  if (!suite.ended.aborted) await once(suite.ended, 'abort')
  const { reason } = suite.ended
  if (!(reason instanceof Interruption)) throw reason
  say('\nStopping: writing the data out.')
  try {
    await exportData(suite.hubUrl, folder)
  } catch (error) {
    throw new Problem(`The data could not be written to ${folder}: ${error}`)
  }
  // Ctrl-C is the normal end of this command, not a failure.
  return 0
}

const usage = 'Usage: npm start [-- --fresh], or npm run dev [-- --fresh]'

/** Starts with the data of the last time, or with that of college/ if there is none or it shall be loaded again. */
async function startWithKeptData(session: Session, archives: Archives, folder: string, isFresh: boolean) {
  if (isFresh && hasData(folder)) say(`The data of the last time is now in ${await setAside(folder)}.`)
  const isKept = hasData(folder)
  if (isKept && (await isOutdated(folder))) {
    say('college/ has changed since this data was loaded from it: `npm start -- --fresh` loads it again.')
  }
  const suite = await startWithData(session, archives, { dataFolder: folder })
  if (!isKept) await stampData(folder)
  return suite
}

async function serve(args: readonly string[], session: Session, withVite: boolean): Promise<number> {
  const { fresh: isFresh = false } = readFlags(args, usage, { fresh: { type: 'boolean' } })
  await checkMachine(session, withVite ? ['vite'] : [])
  const archives = await prepare(session)
  // One folder per shift: two suites must not overwrite each other's data.
  const folder = join(dataFolder, readShift() === 0 ? 'suite' : `suite-${readShift()}`)
  const suite = await startWithKeptData(session, archives, folder, isFresh)
  if (withVite) await startWatchers(suite, session)
  process.stdout.write(`${describeSuite(session.ports, { withVite, withUi: archives.withUi })}\n`)
  return stayUntilEnd(suite, folder)
}

export const start: Command = (args, session) => serve(args, session, false)

export const dev: Command = (args, session) => serve(args, session, true)
