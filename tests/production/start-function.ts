import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { secrets as pluginSecrets } from '@prangan/plugins/functions/secrets'
import { loadUserEnvs } from 'firebase-tools/lib/functions/env.js'
import { type Limits, limit } from './memory-limit.ts'
import { startMetadataServer } from './metadata-server.ts'

const root = join(import.meta.dirname, '..', '..')
const node = join(root, 'node_modules', '.bin', 'node')
const framework = join(root, 'node_modules', '.bin', 'functions-framework')

export type Specification = {
  availableMemoryMb: number
  concurrency: number
  secretEnvironmentVariables?: { key: string }[]
  httpsTrigger?: object
  scheduleTrigger?: object
  eventTrigger?: {
    eventType: string
    eventFilterPathPatterns: { document: string }
  }
}

/** Reads the functions of an installed package with firebase-functions' own command, as the CLI does. */
export async function readFunctions(folder: string): Promise<Record<string, Specification>> {
  const file = join(folder, '..', 'functions.json')
  await promisify(execFile)(node, [join(folder, 'node_modules', '.bin', 'firebase-functions'), folder], {
    cwd: folder,
    env: { ...projectEnvironment(), FUNCTIONS_MANIFEST_OUTPUT_PATH: file },
  })
  return JSON.parse(await readFile(file, 'utf8')).endpoints
}

/** Emulators replace Google's services: the only difference from the platform. */
const backends = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
]

function projectEnvironment() {
  const { PATH, GCLOUD_PROJECT, FIREBASE_CONFIG } = process.env
  return { PATH, GCLOUD_PROJECT, FIREBASE_CONFIG }
}

/** Reads the operator's settings as the CLI does, with a secret only for functions that ask for it. */
function readSettings(secrets: readonly string[]): Record<string, string> {
  const folder = join(root, 'functions')
  const settings = loadUserEnvs({
    functionsSource: folder,
    configDir: folder,
    projectId: process.env.GCLOUD_PROJECT ?? '',
  })
  const hidden = ['OTP_SECRET', ...pluginSecrets.map(({ name }) => name)]
  const others = Object.entries(settings).filter(([name]) => !hidden.includes(name))
  const values: Record<string, string> = { ...settings, SMTP_URL: process.env.SMTP_URL ?? '' }
  return Object.fromEntries([...others, ...secrets.map((name) => [name, values[name] ?? ''])])
}

export type RunningFunction = {
  origin: string
  pid: number
  logFile: string
  listeningAfter: number
  exited: Promise<unknown>
  stop(): Promise<void>
}

let count = 0

/** Starts an instance of a function as the platform does: https://github.com/GoogleCloudPlatform/buildpacks. */
export async function startFunction(
  folder: string,
  name: string,
  specification: Specification,
  more: Record<string, string> = {},
): Promise<RunningFunction> {
  const id = `prangan-${process.pid}-${name}-${count++}`
  const { availableMemoryMb, eventTrigger, secretEnvironmentVariables = [] } = specification
  const metadata = await startMetadataServer(projectEnvironment().GCLOUD_PROJECT ?? '')
  const port = await findPort()
  const temporaryFolder = join(folder, '..', id)
  await mkdir(temporaryFolder)
  const logFile = `${temporaryFolder}.log`
  const limits: Limits | undefined = await limit(id, availableMemoryMb)
  const settings = readSettings(secretEnvironmentVariables.map(({ key }) => key))
  const environment = {
    ...projectEnvironment(),
    ...Object.fromEntries(backends.map((each) => [each, process.env[each]])),
    ...settings,
    // The buildpack's heapsize.sh gives 80 % of the memory to the old space, and keeps the framework apart from the packages.
    NODE_OPTIONS: `${settings.NODE_OPTIONS} --max-old-space-size=${Math.floor(availableMemoryMb * 0.8)}`,
    NODE_PATH: join(folder, 'node_modules'),
    NODE_ENV: 'production',
    FUNCTION_TARGET: name,
    FUNCTION_SIGNATURE_TYPE: eventTrigger ? 'cloudevent' : 'http',
    LOG_EXECUTION_ID: 'true',
    K_SERVICE: name.toLowerCase(),
    K_CONFIGURATION: name.toLowerCase(),
    K_REVISION: `${name.toLowerCase()}-00001-abc`,
    PORT: String(port),
    HOME: temporaryFolder,
    TMPDIR: temporaryFolder,
    METADATA_SERVER_DETECTION: 'assume-present',
    GCE_METADATA_HOST: metadata.host,
    ...more,
  }
  const joining = limits?.files.map((file) => `echo $$ > ${file} && `).join('') ?? ''
  const log = openSync(logFile, 'a')
  const started = performance.now()
  const child = spawn('/bin/sh', ['-c', `${joining}exec "$0" "$@"`, node, framework], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const exited = once(child, 'exit')
  await Promise.race([
    awaitPort(port),
    exited.then(async () => {
      throw new Error(`${name} did not start:\n${await readFile(logFile, 'utf8')}`)
    }),
  ])
  const listeningAfter = performance.now() - started
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    logFile,
    listeningAfter,
    exited,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      await metadata.stop()
      await limits?.remove()
    },
  }
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

async function awaitPort(port: number): Promise<void> {
  while (!(await isListening(port))) await delay(2)
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
