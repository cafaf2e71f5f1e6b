import { join } from 'node:path'
import { node, root } from '../paths.ts'
import { run } from '../processes.ts'
import { type Command, checkMachine, prepare, startWithData } from '../session.ts'

export const bench: Command = async (args, session) => {
  await checkMachine(session)
  const moreFunctions = join('tests', 'bench', 'empty-function')
  const suite = await startWithData(session, await prepare(session), { moreFunctions })
  const status = await run(node, [join(root, 'tests', 'bench', 'bench.ts'), ...args], {
    environment: { ...suite.environment, ...session.group.environment },
    interrupted: suite.ended,
  })
  suite.ended.throwIfAborted()
  return status
}
