import { execFileSync } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '@prangan/emulators/src/paths.ts'
import { Problem, say } from '@prangan/emulators/src/problem.ts'
import { askAll } from '../adopt/answers.ts'
import { drawIcons } from '../adopt/draw-icons.ts'
import { writeCollege } from '../adopt/write-college.ts'
import type { Command } from '../options.ts'
import { ask } from '../terminal.ts'

const usage = `Usage: npm run adopt [-- --icons]

Asks a dozen questions and writes the folder college/ for your college in place of the demo, with gaps where only you know the text. college/plugins stays. Each answer can come from an environment variable, which the question names.

--icons   only draws public/ again, from art/logo.svg and art/campus.svg`

const folder = join(root, 'college')

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { icons: { type: 'boolean' } } }).values
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${usage}`)
  }
}

/** Throws a `Problem` if Git could not bring the folder back. */
function refuseUnsaved(): void {
  let changed: string
  try {
    changed = execFileSync('git', ['status', '--porcelain', 'college'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    throw new Problem(
      'This replaces college/, and Git could not bring it back: run `git init`, and commit first.',
    )
  }
  if (changed !== '') {
    throw new Problem(
      `This replaces college/, which has changes that Git does not have yet. Commit them first:\n${changed}`,
    )
  }
}

/** Returns status 0. Changes nothing but college/. */
export const adopt: Command = async (args) => {
  const { icons } = readFlags(args)
  if (icons) {
    await drawIcons(folder)
    say('✓ The icons in college/public are drawn.')
    return 0
  }
  refuseUnsaved()
  const plugins = globSync('plugins/*/README.md', { cwd: root }).map((path) => basename(dirname(path)))
  const states = globSync('contract/src/states/*.ts', { cwd: root })
    .map((path) => basename(path, '.ts'))
    .filter((name) => !name.endsWith('profile'))
  const answers = await askAll(ask, { plugins: plugins.sort(), states: states.sort() })
  for (const entry of globSync('college/*', {
    cwd: root,
    exclude: ['college/plugins', 'college/node_modules'],
  })) {
    rmSync(join(root, entry), { recursive: true })
  }
  writeCollege(answers, folder)
  await drawIcons(folder)
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', 'college'], {
    cwd: root,
    stdio: 'ignore',
  })
  say(`✓ college/ is written for ${answers.names.en}.

Next:
  npm start          shows it
  npm run adopted    lists the gaps, and what else is left to write
  docs/adopting.md   says what each file is for`)
  return 0
}
