import { connect } from '../connect.ts'
import { type Command, readProjectOptions } from '../options.ts'
import { upgrade as upgradeProject } from '../upgrade.ts'

const usage = `Usage: npm run upgrade -- --project <project id>

After \`git pull\`: looks at the project, backs it up, deploys this release, and sends ten requests to the live site. If a request is not answered as it should be, the release before is deployed again.`

export const upgrade: Command = async (args, interrupted) => {
  const { project } = readProjectOptions(args, usage, {})
  await upgradeProject(await connect(project, interrupted))
  return 0
}
