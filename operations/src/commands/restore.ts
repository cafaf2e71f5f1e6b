import { resolve } from 'node:path'
import { Problem, say } from '@prangan/emulators/src/problem.ts'
import { isInBucket, withDownloaded } from '../backup/bucket-folder.ts'
import { readPassphrase } from '../backup/passphrase.ts'
import { showProgress } from '../backup/progress.ts'
import { checkTarget, describePlan, openBackup, restoreBackup } from '../backup/restore-backup.ts'
import { connectTarget, type Target } from '../backup/target.ts'
import { explainRefusals } from '../google/google-error.ts'
import { type Command, readOptions } from '../options.ts'
import { ask } from '../terminal.ts'

const usage = `Usage: npm run restore -- --from <place> [--project <project id>] [--dry-run] [--without-mail]

Writes a backup into an empty project. It first compares the backup with its checksums, says what it would write, and
asks. A restore that was broken off is finished by running the same command again.

  --from           the folder of the backup, also one in a bucket: gs://<bucket>/<folder>
  --project        a real Firebase project, with your own Google credentials (\`npx firebase login\`); without it, or with
                   the id of a demo project, the suite that runs on this machine (with PORT_SHIFT, if it was started with
                   one)
  --dry-run        says what it would write, and ends
  --without-mail   leaves out the mails that waited to be sent: for a copy of the site

For a program: the passphrase may be in the environment variable BACKUP_PASSPHRASE, and the answer in RESTORE_INTO.`

export const restore: Command = async (args, interrupted) => {
  const { from, project, ...options } = readOptions(args, usage, {
    from: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    'without-mail': { type: 'boolean', default: false },
  })
  if (from === undefined) throw new Problem(`Name the folder of the backup with --from.\n\n${usage}`)
  const target = await connectTarget(project, interrupted)
  const restoreOptions = { withoutMail: options['without-mail'], isDryRun: options['dry-run'] }
  const work = (folder: string) => restoreFrom(folder, target, restoreOptions)
  await (isInBucket(from) ? withDownloaded(target, from, work) : work(resolve(from)))
  return 0
}

async function restoreFrom(
  folder: string,
  target: Target,
  { isDryRun, ...restoreOptions }: { withoutMail: boolean; isDryRun: boolean },
): Promise<void> {
  const { projectId } = target
  const backup = await openBackup(folder, readPassphrase, showProgress)
  const beginning = await explainRefusals(projectId, () => checkTarget(target, backup))
  say(describePlan(backup, target, beginning, restoreOptions).join('\n'))
  if (isDryRun) return
  const answer = await ask({ text: `Type ${projectId} to write this`, variable: 'RESTORE_INTO' })
  if (answer !== projectId) throw new Problem('Nothing was changed.')
  await explainRefusals(projectId, () =>
    restoreBackup(backup, target, beginning, restoreOptions, showProgress),
  )
  say(`${projectId} is restored.`)
}
