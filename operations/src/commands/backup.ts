import { join, resolve } from 'node:path'
import { root } from '@prangan/emulators/src/paths.ts'
import { say } from '@prangan/emulators/src/problem.ts'
import { backUp, recordBackup } from '../backup/back-up.ts'
import { backUpToBucket, isInBucket } from '../backup/bucket-folder.ts'
import { choosePassphrase } from '../backup/passphrase.ts'
import { showProgress } from '../backup/progress.ts'
import { megabytes } from '../backup/restore-backup.ts'
import { connectTarget } from '../backup/target.ts'
import { explainRefusals } from '../google/google-error.ts'
import { type Command, readOptions } from '../options.ts'

const usage = `Usage: npm run backup -- [--to <place>] [--project <project id>]

Backs up everything that the site stores: all documents, all files, all accounts with their passwords. The backup is
encrypted with a passphrase, which it asks for: without it nobody can read the backup, so keep both, apart from each other.

  --to        the folder to write to, which must be new or empty, also one in a bucket: gs://<bucket>/<folder>;
              without it, <time> in the place that the environment variable BACKUP_TO names, or in backups/<project id>
  --project   a real Firebase project, with your own Google credentials (\`npx firebase login\`); without it, or with the
              id of a demo project, the suite that runs on this machine (with PORT_SHIFT, if it was started with one)

For a program: the passphrase may be in the environment variable BACKUP_PASSPHRASE.`

function newPlace(projectId: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const { BACKUP_TO: parent = join(root, 'backups', projectId) } = process.env
  return isInBucket(parent) ? `${parent}/${time}` : resolve(parent, time)
}

export const backup: Command = async (args, interrupted) => {
  const { to, project } = readOptions(args, usage, { to: { type: 'string' } })
  const target = await connectTarget(project, interrupted)
  const place = to ?? newPlace(target.projectId)
  const passphrase = await choosePassphrase()
  const make = (folder: string) => backUp(target, folder, passphrase, showProgress)
  const manifest = await explainRefusals(target.projectId, () =>
    isInBucket(place) ? backUpToBucket(target, place, make) : make(resolve(place)),
  )
  const { documents, files, fileBytes, accounts } = manifest.counts
  say(
    `Backed up ${target.projectId} to ${place}: ${documents} documents, ${files} files (${megabytes(fileBytes)} MB), ${accounts} accounts.`,
  )
  await recordBackup(target, manifest).catch((error: Error) =>
    say(`The backup is whole. The desk could not be told about it: ${error.message}`),
  )
  return 0
}
