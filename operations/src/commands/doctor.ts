import { examineClientAddress, waysTo } from '../client-address.ts'
import { connect } from '../connect.ts'
import { type Command, readProjectOptions } from '../options.ts'
import { pluginsOffWithData } from '../plugin-data.ts'
import { lookAtSteps, mark } from '../run-steps.ts'
import { smoke } from '../smoke.ts'
import { table } from '../table.ts'

const usage = `Usage: npm run doctor -- --project <project id>

Looks at everything that \`npm run deploy\` sets, sends ten requests to the live site, and changes nothing.`

/** Returns status 0 if the project has no issues. */
export const doctor: Command = async (args, interrupted) => {
  const { project } = readProjectOptions(args, usage, {})
  const context = await connect(project, interrupted)
  const result = await lookAtSteps(table, context, { plans: false })
  const wrong = await smoke(context.hostingUrl)
  context.say(
    wrong.length === 0
      ? '✓ Live site: ten requests are answered as they should.'
      : `✗ Live site: ${wrong.join('; ')}.`,
  )
  const address = await examineClientAddress(waysTo(context))
  context.say(`${mark(address)} Visitors' addresses: ${address.sentence}`)
  const kept = await pluginsOffWithData({ projectId: project, google: context.google })
  if (kept.length > 0)
    context.say(
      `Stored data of plugins that are off: ${kept.join(', ')}. It is there again when they are on.`,
    )
  const findings = [...result.map(({ checkResult }) => checkResult), address]
  const isFine = findings.every((each) => each.isFine || each.isOptional) && wrong.length === 0
  if (!isFine) context.say(`\`npm run deploy -- --project ${project}\` sets right what it can.`)
  return isFine ? 0 : 1
}
