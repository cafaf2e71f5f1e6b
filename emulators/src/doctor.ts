import { execFile } from 'node:child_process'
import { statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { root } from './paths.ts'
import { type Listener, listeners, type Ports, readShift } from './ports.ts'
import { isListening } from './readiness.ts'

/** `sentence` says what is missing and how to fix it. A missing optional part is no failure. */
export type CheckResult = { isFine: boolean; isOptional?: true; sentence: string }

const oldestJava = 11
const leastFreeBytes = 1024 ** 3

/** Returns the feature release, such as 17; 8 for the old name 1.8. */
export function parseJavaVersion(output: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(output)
  return match?.[1] === undefined ? undefined : Number(match[1])
}

export function judgeJava(output: string | undefined): CheckResult {
  const repair = `install Java ${oldestJava} or later (Debian: \`apt-get install default-jdk-headless\`)`
  const version = output === undefined ? undefined : parseJavaVersion(output)
  if (version === undefined) {
    return { isFine: false, sentence: `There is no Java, and the Firestore emulator needs it: ${repair}.` }
  }
  return version < oldestJava
    ? { isFine: false, sentence: `Java ${version} is too old for the Firestore emulator: ${repair}.` }
    : { isFine: true, sentence: `Java ${version} is there.` }
}

async function checkJava(): Promise<CheckResult> {
  // Java prints its version to standard error.
  const output = await promisify(execFile)('java', ['-version']).then(
    ({ stderr, stdout }) => stderr + stdout,
    () => undefined,
  )
  return judgeJava(output)
}

/** The launcher has already rejected a Node that is too old. */
function checkNode(): CheckResult {
  const machine = process.env.PRANGAN_MACHINE_NODE ?? process.versions.node
  return {
    isFine: true,
    sentence: `Node ${machine} is there; the suite runs on its own Node ${process.versions.node}.`,
  }
}

/** Binding a port may succeed although something listens to it on all addresses, so this also connects. */
async function isFree(port: number): Promise<boolean> {
  if (await isListening(port)) return false
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(true)))
  })
}

export async function checkPorts(ports: Ports, needed: readonly Listener[]): Promise<CheckResult> {
  const free = await Promise.all(needed.map((name) => isFree(ports[name])))
  const taken = needed.filter((_, index) => !free[index])
  if (taken.length === 0) return { isFine: true, sentence: 'All ports are free.' }
  const names = taken.map((name) => `${ports[name]} (for ${listeners[name]})`).join(', ')
  const [noun, verb, object] = taken.length === 1 ? ['Port', 'is', 'it'] : ['Ports', 'are', 'them']
  return {
    isFine: false,
    sentence:
      `${noun} ${names} ${verb} taken: end the program that uses ${object}, or run beside it on other ports with ` +
      `\`PORT_SHIFT=${readShift() + 100} npm start\`.`,
  }
}

export async function checkDisk(folder: string, least = leastFreeBytes): Promise<CheckResult> {
  const { bavail, bsize } = await statfs(folder)
  const gibibytes = ((bavail * bsize) / 1024 ** 3).toFixed(1)
  return bavail * bsize < least
    ? {
        isFine: false,
        sentence: `Only ${gibibytes} GiB are free on the disk of ${folder}: make room for 1 GiB.`,
      }
    : { isFine: true, sentence: `${gibibytes} GiB are free on the disk of ${folder}.` }
}

export async function examine(ports: Ports, needed: readonly Listener[]): Promise<CheckResult[]> {
  const folders = [...new Set([root, tmpdir()])]
  return Promise.all([
    checkNode(),
    checkJava(),
    checkPorts(ports, needed),
    ...folders.map((folder) => checkDisk(folder)),
  ])
}
