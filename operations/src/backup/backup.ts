import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { end } from '@prangan/functions/commands/end.ts'
import { backUp, recordBackup } from './back-up.ts'
import { choosePassphrase } from './passphrase.ts'
import { showProgress } from './progress.ts'
import { megabytes } from './restore-backup.ts'
import { runCommand } from './run-command.ts'
import { connectTarget } from './target.ts'

const usage = `Usage: npm run backup -- --to <folder> [--project <project id>] [--bucket <name>]

Backs up everything that the site stores: all documents, all files, all accounts with their passwords. The backup is
encrypted with a passphrase, which it asks for: without it nobody can read the backup, so keep both, apart from each other.

  --to        the folder to write to; it must be new or empty
  --project   a real Firebase project, with your own Google credentials (gcloud auth application-default login);
              without it, or with the id of a demo project, the suite that runs on this machine (with PORT_SHIFT, if it
              was started with one)
  --bucket    the project's bucket, if it is not <project id>.firebasestorage.app

For a program: the passphrase may be in the environment variable BACKUP_PASSPHRASE.`

function readCommand() {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string' },
        project: { type: 'string' },
        bucket: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) {
      console.log(usage)
      process.exit(0)
    }
    if (!values.to) throw new Error('Say where to write the backup, with --to.')
    return { ...values, to: resolve(values.to) }
  } catch (error) {
    return end(`${(error as Error).message}\n\n${usage}`, 2)
  }
}

const { to, project, bucket } = readCommand()
await runCommand(project ?? 'the local suite', async () => {
  const target = await connectTarget(project, bucket)
  const manifest = await backUp(target, to, await choosePassphrase(), showProgress)
  const { documents, files, fileBytes, accounts } = manifest.counts
  console.log(
    `Backed up ${target.projectId} to ${to}: ${documents} documents, ${files} files (${megabytes(fileBytes)} MB), ${accounts} accounts.`,
  )
  await recordBackup(target, manifest).catch((error: Error) =>
    console.error(`The backup is whole. The desk could not be told about it: ${error.message}`),
  )
})
