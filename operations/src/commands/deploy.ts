import { connect } from '../connect.ts'
import { deploy as deployTo } from '../deploy.ts'
import { type Command, readProjectOptions } from '../options.ts'
import { lookAtSteps } from '../run-steps.ts'
import { table } from '../table.ts'

const usage = `Usage: npm run deploy -- --project <project id> [--dry-run]

Makes a Firebase project the college's site: settings, rules, functions, site, content, alerts. It may be run again at any
time, and goes on where it stopped. It needs \`npx firebase login\` as an owner of the project.

  --dry-run   says what differs and what would be done, and changes nothing`

/** `npm run deploy`. */
export const deploy: Command = async (args, interrupted) => {
  const { project, 'dry-run': isDryRun } = readProjectOptions(args, usage, {
    'dry-run': { type: 'boolean', default: false },
  })
  const context = await connect(project, interrupted)
  if (!isDryRun) {
    await deployTo(context)
    return 0
  }
  const result = await lookAtSteps(table, context, { plans: true })
  const open = result.filter(({ finding }) => !finding.isFine).length
  context.say(
    open === 0 ? 'There is nothing to do.' : `${open} of ${table.length} steps differ. Nothing was changed.`,
  )
  return 0
}
