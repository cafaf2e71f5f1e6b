import { Interruption } from '../interruption.ts'
import { run } from '../processes.ts'
import { type Command, checkMachine, prepare, startWithData } from '../session.ts'

/**
 * Runs a command in the shell with a fresh suite, its demo data, and its addresses in the environment. Several arguments are a
 * program and its arguments, without a shell. Returns the command's status.
 */
export const exec: Command = async (args, session) => {
  const [command, ...rest] = args
  if (command === undefined) {
    process.stderr.write("Usage: npm run exec -- '<command>'\n")
    return 2
  }
  await checkMachine(session)
  const suite = await startWithData(session, await prepare(session))
  // Outside the process group, since the command may leave processes of its own.
  const status = await run(command, rest, {
    environment: suite.environment,
    interrupted: suite.ended,
    shell: rest.length === 0,
  })
  if (suite.ended.aborted && !(suite.ended.reason instanceof Interruption)) throw suite.ended.reason
  return status
}
