import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { end } from '@prangan/functions/commands/end.ts'
import { ask, readPassphrase } from './passphrase.ts'
import { showProgress } from './progress.ts'
import { checkTarget, describePlan, openBackup, restoreBackup } from './restore-backup.ts'
import { runCommand } from './run-command.ts'
import { connectTarget } from './target.ts'

const usage = `Usage: npm run restore -- --from <folder> [--project <project id>] [--bucket <name>] [--dry-run] [--without-mail]

Writes a backup into an empty project. It first compares the backup with its checksums, says what it would write, and
asks. A restore that was broken off is finished by running the same command again.

  --from           the folder of the backup
  --project        a real Firebase project, with your own Google credentials (gcloud auth application-default login);
                   without it, or with the id of a demo project, the suite that runs on this machine (with PORT_SHIFT, if
                   it was started with one)
  --bucket         the project's bucket, if it is not <project id>.firebasestorage.app
  --dry-run        says what it would write, and ends
  --without-mail   leaves out the mails that waited to be sent: for a copy of the site

For a program: the passphrase may be in the environment variable BACKUP_PASSPHRASE, and --yes answers the question.`

function readCommand() {
  try {
    const { values } = parseArgs({
      options: {
        from: { type: 'string' },
        project: { type: 'string' },
        bucket: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'without-mail': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) {
      console.log(usage)
      process.exit(0)
    }
    if (!values.from) throw new Error('Name the folder of the backup, with --from.')
    return { ...values, from: resolve(values.from) }
  } catch (error) {
    return end(`${(error as Error).message}\n\n${usage}`, 2)
  }
}

const { from, project, bucket, yes, ...options } = readCommand()
await runCommand(project ?? 'the local suite', async () => {
  const backup = await openBackup(from, readPassphrase, showProgress)
  const target = await connectTarget(project, bucket)
  const { projectId } = target
  const restoreOptions = { withoutMail: options['without-mail'] }
  const beginning = await checkTarget(target, backup)
  console.log(describePlan(backup, target, beginning, restoreOptions).join('\n'))
  if (options['dry-run']) return
  if (!yes && (await ask(`Type ${projectId} to write this: `)).trim() !== projectId)
    end('Nothing was changed.', 1)
  await restoreBackup(backup, target, beginning, restoreOptions, showProgress)
  console.log(`${projectId} is restored.`)
})
