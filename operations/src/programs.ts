import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { node } from '@prangan/emulators/src/paths.ts'
import { Problem } from '@prangan/emulators/src/problem.ts'

type Options = { folder: string; isQuiet?: boolean; environment?: Record<string, string> }

const lastLines = 12

/** Returns the output. Throws a `Problem` with the last lines if the program fails. */
async function run(program: string, args: readonly string[], options: Options): Promise<string> {
  const { folder, isQuiet = false, environment } = options
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: [isQuiet ? 'ignore' : 'inherit', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (!isQuiet) process.stderr.write(text)
    })
  }
  const [status] = await once(child, 'close')
  if (status === 0) return output.trim()
  const words = [program, ...args]
    .slice(0, 5)
    .map((word) => word.split('/').at(-1))
    .filter((word) => word !== 'node')
    .join(' ')
  const tail = output.trim().split('\n').slice(-lastLines).join('\n')
  throw new Problem(`\`${words}\` failed. It says:\n${tail}`)
}

export async function runFirebase(root: string, project: string, args: readonly string[], folder = root) {
  const script = join(root, 'node_modules', '.bin', 'firebase')
  await run(node, [script, ...args, '--project', project, '--non-interactive'], { folder })
}

export async function runNpm(root: string, args: readonly string[], folder = root) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('npm-cli.js')) await run(node, [npm, 'run', ...args], { folder })
  else await run('npm', ['run', ...args], { folder })
}

export const runGit = (root: string, args: readonly string[], folder = root): Promise<string> =>
  run('git', args, { folder, isQuiet: true })
