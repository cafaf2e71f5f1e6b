import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root as repository } from '@prangan/emulators/src/paths.ts'
import { Problem } from '@prangan/emulators/src/problem.ts'
import type { Context, Question } from '../context.ts'
import { createFacts } from '../facts.ts'
import { createGoogle } from '../google/google.ts'
import { originsFrom } from '../google/services.ts'
import { runGit } from '../programs.ts'
import type { FakeGoogle } from './fake-google.ts'
import { fakeFirebase, fakeNpm, type Trouble } from './fake-programs.ts'
import { project } from './fake-state.ts'

const files = [
  ...['firebase.json', 'package.json'],
  ...['firestore.rules', 'firestore.indexes.json', 'storage.rules'].map((name) => `plugins/enabled/${name}`),
  ...['functions/.env.example', 'web/.env.example'],
]

export async function createClone(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'prangan-'))
  for (const folder of ['functions/dist', 'plugins/enabled', 'web/dist/site'])
    await mkdir(join(root, folder), { recursive: true })
  for (const file of files) await cp(join(repository, file), join(root, file))
  return root
}

export async function commitClone(root: string): Promise<void> {
  await writeFile(join(root, '.gitignore'), 'dist/\n.cache/\n')
  const author = ['-c', 'user.name=A college', '-c', 'user.email=office@college.test']
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    [...author, 'commit', '--quiet', '-m', 'Begin'],
  ]) {
    await runGit(root, args)
  }
}

export const removeClone = (root: string): Promise<void> => rm(root, { recursive: true, force: true })

export type Answers = Record<string, string | string[]>

const usualAnswers: Answers = {
  SITE_URL: 'www.college.test',
  ADMIN_EMAIL: 'principal@college.test',
  SMTP_URL: 'smtps://office:secret@smtp.college.test',
}

export function createOperator(fake: FakeGoogle, root: string, trouble: Partial<Trouble> = {}) {
  const lines: string[] = []
  const asked: string[] = []
  const mails: string[] = []
  const waits: number[] = []
  const runs: string[] = []
  let answers: Answers = { ...usualAnswers }
  let mailRefusal: string | undefined
  let failing: string | undefined
  const troubles = { failingDeploys: 0, brokenReleases: 0, ...trouble }
  const cli = fakeFirebase(fake, root, troubles)
  const npm = fakeNpm(fake)

  function connect(): Context {
    const wait = async (milliseconds: number) => void waits.push(milliseconds)
    const origins = originsFrom(fake.environment)
    const google = createGoogle({ project, origins, token: async () => 't0ken', wait })
    return {
      project,
      google,
      facts: createFacts(google, project),
      firebase: async (args, folder) => {
        runs.push(['firebase', ...args, ...(folder ? [`in ${folder}`] : [])].join(' '))
        await cli(args)
      },
      npm: async (args) => {
        runs.push(['npm', ...args].join(' '))
        if (args[0] === failing) throw new Problem(`\`npm run ${failing}\` failed. It says: no space left.`)
        await npm(args)
      },
      git: (args, folder) => {
        runs.push(['git', ...args].join(' '))
        return runGit(root, args, folder)
      },
      ask: async ({ variable }: Question) => {
        asked.push(variable)
        const answer = answers[variable]
        return (Array.isArray(answer) ? answer.shift() : answer) ?? ''
      },
      say: (line) => void lines.push(line),
      wait,
      root,
      sendTestMail: async (smtpUrl, _from, to) => {
        if (mailRefusal && smtpUrl.includes('wrong')) throw new Error(mailRefusal)
        mails.push(to)
      },
      hostingUrl: `${fake.origin}/live`,
    }
  }

  return {
    connect,
    lines,
    asked,
    mails,
    waits,
    runs,
    troubles,
    answer: (more: Answers) => {
      answers = { ...answers, ...more }
    },
    failScript: (name: string) => {
      failing = name
    },
    refuseMail: (sentence: string) => {
      mailRefusal = sentence
    },
  }
}
