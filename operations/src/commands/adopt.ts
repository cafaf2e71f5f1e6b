import { execFileSync } from 'node:child_process'
import { globSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '@prangan/emulators/src/paths.ts'
import { Problem, say } from '@prangan/emulators/src/problem.ts'
import { readFlags } from '@prangan/emulators/src/read-flags.ts'
import { askAll } from '../adopt/answers.ts'
import { drawIcons } from '../adopt/draw-icons.ts'
import { writeCollege } from '../adopt/write-college.ts'
import type { Command } from '../options.ts'
import { ask } from '../terminal.ts'

const usage = `Usage: npm run adopt [-- --icons]

Asks a dozen questions and writes the folder college/ for your college in place of the demo, with gaps where only you know the text. Colours and college/plugins stay. Each answer can come from an environment variable: ADOPT_NAME, ADOPT_LANGUAGES, ADOPT_NAME_HI (one for each language but English), ADOPT_SHORT_NAME, ADOPT_SHORT_CODE, ADOPT_ESTABLISHED, ADOPT_WOMEN_ONLY, ADOPT_STATE, ADOPT_ADDRESS, ADOPT_PHONE, ADOPT_EMAIL, ADOPT_UNIVERSITY, ADOPT_FACULTIES, ADOPT_COURSES and ADOPT_PLUGINS.

--icons   only draws public/ again, from art/logo.svg and art/campus.svg`

const folder = join(root, 'college')

/** What no answer changes. */
const kept = ['colours.css', 'node_modules', 'package.json', 'plugins']

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
  const { icons } = readFlags(args, usage, { icons: { type: 'boolean' } })
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
  for (const entry of readdirSync(folder).filter((name) => !kept.includes(name))) {
    rmSync(join(folder, entry), { recursive: true })
  }
  writeCollege(answers, folder)
  await drawIcons(folder)
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', 'college'], {
    cwd: root,
    stdio: 'ignore',
  })
  say(`✓ college/ is written for ${answers.names.en}.

Next:
  npm start -- --fresh   shows it
  npm run adopted        lists the gaps, and what else is left to write
  docs/adopting.md       says what each file is for`)
  return 0
}
