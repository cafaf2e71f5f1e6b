import { findArchives } from '../archives.ts'
import { examine, type Finding } from '../doctor.ts'
import { type Listener, listeners } from '../ports.ts'
import { Problem } from '../problem.ts'
import type { Command } from '../session.ts'

async function examineArchives(interrupted: AbortSignal): Promise<Finding> {
  try {
    const { environment, withUi } = await findArchives(interrupted)
    const paths = Object.values(environment).join(' and ')
    const ui = withUi ? 'the Emulator UI is there too' : 'the Emulator UI is not to be had and stays off'
    return { isFine: true, sentence: `The emulators' programs are ${paths}; ${ui}.` }
  } catch (error) {
    if (error instanceof Problem) return { isFine: false, sentence: error.message }
    throw error
  }
}

/** `npm run doctor`: all that the suite needs of this machine, a sentence each. */
export const doctor: Command = async (_, { ports, interrupted }) => {
  const findings = await examine(ports, Object.keys(listeners) as Listener[])
  findings.push(await examineArchives(interrupted))
  for (const { isFine, sentence } of findings) process.stdout.write(`${isFine ? '✓' : '✗'} ${sentence}\n`)
  return findings.every(({ isFine }) => isFine) ? 0 : 1
}
