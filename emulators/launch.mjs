// The entry point of the local suite and of the commands for a real project. It runs on any Node with nothing installed: it
// installs missing packages and starts emulators/src/cli.ts or operations/src/cli.ts on the project's own Node.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const binaries = join(root, 'node_modules', '.bin')
const node = join(binaries, 'node')
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']
const oldestNode = [20, 19]

function programOf([name, ...args]) {
  const namesProject = name === 'doctor' && args.some((arg) => arg.startsWith('--project'))
  const isOperation =
    namesProject || ['adopt', 'adopted', 'deploy', 'upgrade', 'backup', 'restore'].includes(name)
  const folder = isOperation ? 'operations' : 'emulators'
  return join(root, folder, 'src', 'cli.ts')
}

function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

function checkMachine() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    refuse(
      `Node ${process.versions.node} is too old: install Node ${oldestNode.join('.')} or later from https://nodejs.org.`,
    )
  }
  if (process.platform === 'win32') {
    refuse('The local suite runs on Linux and macOS: on Windows, run it inside WSL (`wsl --install`).')
  }
}

/** Compares node_modules with package-lock.json, using npm's own record of what it installed. */
function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record) || !existsSync(node)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    // Workspaces are part of the repository.
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    // The lock also names packages for other systems, which are not installed.
    return found === undefined ? entry.optional === true : found.version === entry.version
  })
}

function run(program, args, options) {
  const child = spawn(program, args, { cwd: root, ...options })
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.on('error', (error) => refuse(`${program} could not be started: ${error.message}.`))
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

async function install() {
  console.error('Installing packages (npm ci): they are missing or package-lock.json has changed.')
  const npm = process.env.npm_execpath
  const [program, args] = npm?.endsWith('npm-cli.js') ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']]
  const status = await run(program, args, { stdio: ['ignore', process.stderr, process.stderr] })
  if (status !== 0) {
    console.error('The packages could not be installed: fix what npm reports above and run this again.')
    process.exit(status)
  }
  if (!existsSync(node)) {
    refuse('npm did not unpack the package `node`: run `npm rebuild node` and then this again.')
  }
}

checkMachine()
if (!isInstalled()) await install()
// The college may have changed its list of plugins.
await run(node, [join(root, 'plugins', 'enable.ts')], { stdio: 'inherit' })
// The streams are the terminal's. The IPC channel tells the suite at once when this process is killed.
process.exit(
  await run(node, [programOf(process.argv.slice(2)), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
      PRANGAN_MACHINE_NODE: process.versions.node,
    },
  }),
)
