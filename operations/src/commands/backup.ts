import { join, resolve } from 'node:path'
import { root } from '@prangan/emulators/src/paths.ts'
import { say } from '@prangan/emulators/src/problem.ts'
import { backUp, recordBackup } from '../backup/back-up.ts'
import { choosePassphrase } from '../backup/passphrase.ts'
import { showProgress } from '../backup/progress.ts'
import { megabytes } from '../backup/restore-backup.ts'
import { connectTarget } from '../backup/target.ts'
import { explainRefusals } from '../google/google-error.ts'
import { type Command, readOptions } from '../options.ts'

const usage = `Usage: npm run backup -- [--to <folder>] [--project <project id>]

Backs up everything that the site stores: all documents, all files, all accounts with their passwords. The backup is
encrypted with a passphrase, which it asks for: without it nobody can read the backup, so keep both, apart from each other.

  --to        the folder to write to, which must be new or empty; without it, backups/<project id>/<time>
  --project   a real Firebase project, with your own Google credentials (\`npx firebase login\`); without it, or with the
              id of a demo project, the suite that runs on this machine (with PORT_SHIFT, if it was started with one)

For a program: the passphrase may be in the environment variable BACKUP_PASSPHRASE.`

/** A folder for a new backup of the project. */
const newFolder = (projectId: string): string =>
  join(root, 'backups', projectId, new Date().toISOString().slice(0, 19).replaceAll(':', ''))

/** `npm run backup`. */
export const backup: Command = async (args, interrupted) => {
  const { to, project } = readOptions(args, usage, { to: { type: 'string' } })
  const target = await connectTarget(project, interrupted)
  const folder = to === undefined ? newFolder(target.projectId) : resolve(to)
  const passphrase = await choosePassphrase()
  const manifest = await explainRefusals(target.projectId, () =>
    backUp(target, folder, passphrase, showProgress),
  )
  const { documents, files, fileBytes, accounts } = manifest.counts
  say(
    `Backed up ${target.projectId} to ${folder}: ${documents} documents, ${files} files (${megabytes(fileBytes)} MB), ${accounts} accounts.`,
  )
  await recordBackup(target, manifest).catch((error: Error) =>
    say(`The backup is whole. The desk could not be told about it: ${error.message}`),
  )
  return 0
}
