import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { findArchives } from '../archives.ts'
import { examineAuth } from '../auth-config.ts'
import { examineClientAddress, waysTo } from '../client-address.ts'
import { examineDatabase } from '../database-config.ts'
import { examine, type Finding } from '../doctor.ts'
import { examineEngines } from '../engines.ts'
import { root } from '../paths.ts'
import { type Listener, listeners } from '../ports.ts'
import { Problem } from '../problem.ts'
import type { Command } from '../session.ts'

const usage = `Usage: npm run doctor [-- --project <project id> [--fix]]

Without options: looks at all that the local suite needs of this machine.

  --project   looks at a real Firebase project instead, with your own Google credentials (gcloud auth
              application-default login): what anyone can do at its Auth service with the public web key, whether
              readers can lock documents, and whose network address the limits count
  --fix       sets what is missing there`

async function examineArchives(interrupted: AbortSignal): Promise<Finding> {
  try {
    const { environment, withUi } = await findArchives(interrupted)
    const paths = Object.values(environment).join(' and ')
    const ui = withUi ? 'the Emulator UI is there too' : 'the Emulator UI is not available and stays off'
    return { isFine: true, sentence: `The emulators' programs are ${paths}; ${ui}.` }
  } catch (error) {
    if (error instanceof Problem) return { isFine: false, sentence: error.message }
    throw error
  }
}

/** The minimum length of a password in the project's own configuration; the functions' default without one. */
async function readPasswordMinLength(project: string): Promise<number> {
  const text = await readFile(join(root, 'functions', `.env.${project}`), 'utf8').catch(() => '')
  return Number(parseEnv(text).PASSWORD_MIN_LENGTH || 15)
}

async function examineProject(project: string, fix: boolean): Promise<Finding[]> {
  const { applicationDefault } = await import('firebase-admin/app')
  const { access_token: token } = await applicationDefault()
    .getAccessToken()
    .catch((error: Error) => {
      throw new Problem(
        `There are no Google credentials: run \`gcloud auth application-default login\`. (${error.message})`,
      )
    })
  const service = { origin: 'https://identitytoolkit.googleapis.com', project, token }
  const passwordMinLength = await readPasswordMinLength(project)
  return [
    ...(await examineAuth(service, { passwordMinLength, fix })),
    await examineDatabase({ origin: 'https://firestore.googleapis.com', project, token }),
    await examineClientAddress(waysTo(project)),
  ]
}

function readOptions(args: readonly string[]) {
  try {
    const options = { project: { type: 'string' }, fix: { type: 'boolean', default: false } } as const
    const { project, fix } = parseArgs({ args: [...args], options }).values
    if (fix && !project) throw new Error('--fix needs a --project.')
    if (project !== undefined && !/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)) {
      throw new Error(`"${project}" is not a project id.`)
    }
    return { project, fix }
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${usage}`)
  }
}

/**
 * `npm run doctor`: checks this machine for the suite, or what strangers can do at a project; one sentence for each.
 */
export const doctor: Command = async (args, { ports, interrupted }) => {
  const { project, fix } = readOptions(args)
  const findings = project
    ? await examineProject(project, fix)
    : [
        ...(await examine(ports, Object.keys(listeners) as Listener[])),
        await examineArchives(interrupted),
        ...examineEngines(),
      ]
  for (const { isFine, isOptional, sentence } of findings)
    process.stdout.write(`${isFine ? '✓' : isOptional ? '–' : '✗'} ${sentence}\n`)
  return findings.every(({ isFine, isOptional }) => isFine || isOptional) ? 0 : 1
}
