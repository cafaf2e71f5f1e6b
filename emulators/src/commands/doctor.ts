import { findArchives } from '../archives.ts'
import { type CheckResult, examine } from '../doctor.ts'
import { examineEngines } from '../engines.ts'
import { type Listener, listeners } from '../ports.ts'
import { Problem } from '../problem.ts'
import type { Command } from '../session.ts'

const usage = `Usage: npm run doctor [-- --project <project id>]

Without options: looks at all that the local suite needs of this machine.

  --project   looks at a real Firebase project instead, with your own Google credentials`

async function examineArchives(interrupted: AbortSignal): Promise<CheckResult> {
  try {
    const { environment, withUi } = await findArchives(interrupted)
    const paths = Object.values(environment).join(' and ')
    const ui = withUi ? 'the Emulator UI is there too' : 'the Emulator UI is not available and stays off'
    return { isFine: true, sentence: `The emulators' programs are ${paths}; ${ui}.` }
  } catch (error) {
    if (error instanceof Problem) return { isFine: false, sentence: error.message }
    throw error
  }
}

export const doctor: Command = async (args, { ports, interrupted }) => {
  if (args.length > 0) throw new Problem(usage)
  const findings = [
    ...(await examine(ports, Object.keys(listeners) as Listener[])),
    await examineArchives(interrupted),
    ...examineEngines(),
  ]
  for (const { isFine, isOptional, sentence } of findings)
    process.stdout.write(`${isFine ? '✓' : isOptional ? '–' : '✗'} ${sentence}\n`)
  return findings.every(({ isFine, isOptional }) => isFine || isOptional) ? 0 : 1
}
