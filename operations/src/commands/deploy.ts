import { root } from '@prangan/emulators/src/paths.ts'
import { collegeFolder } from '../../../plugins/folders.ts'
import { refuseDemo } from '../adopted/refuse-demo.ts'
import { connect } from '../connect.ts'
import { deployBeforeRestore, deploy as deployTo } from '../deploy.ts'
import { type Command, readProjectOptions } from '../options.ts'
import { lookAtSteps } from '../run-steps.ts'
import { table, tableBeforeRestore } from '../table.ts'

const usage = `Usage: npm run deploy -- --project <project id> [--dry-run] [--before-restore] [--with-demo]

Makes a Firebase project the college's site: settings, rules, functions, site, content, alerts. It may be run again at any
time, and goes on where it stopped. It needs \`npx firebase login\` as an owner of the project.

  --dry-run          says what differs and what would be done, and changes nothing
  --before-restore   leaves out content and the first admin, for \`npm run restore\`
  --with-demo        deploys although something of the demo college is left, as for a trial`

export const deploy: Command = async (args, interrupted) => {
  const {
    project,
    'dry-run': isDryRun,
    'before-restore': isBeforeRestore,
    'with-demo': isWithDemo,
  } = readProjectOptions(args, usage, {
    'dry-run': { type: 'boolean', default: false },
    'before-restore': { type: 'boolean', default: false },
    'with-demo': { type: 'boolean', default: false },
  })
  if (!isDryRun && !isWithDemo) refuseDemo(root, collegeFolder)
  const context = await connect(project, interrupted)
  if (!isDryRun) {
    await (isBeforeRestore ? deployBeforeRestore : deployTo)(context)
    return 0
  }
  const steps = isBeforeRestore ? tableBeforeRestore : table
  const result = await lookAtSteps(steps, context, { plans: true })
  const open = result.filter(({ checkResult }) => !checkResult.isFine && !checkResult.isOptional).length
  context.say(
    open === 0 ? 'There is nothing to do.' : `${open} of ${steps.length} steps differ. Nothing was changed.`,
  )
  return 0
}
