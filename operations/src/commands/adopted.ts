import { root } from '@prangan/emulators/src/paths.ts'
import { say } from '@prangan/emulators/src/problem.ts'
import { readFlags } from '@prangan/emulators/src/read-flags.ts'
import { collegeFolder } from '../../../plugins/folders.ts'
import { describe, findDemo } from '../adopted/find-demo.ts'
import type { Command } from '../options.ts'

const usage = `Usage: npm run adopted

Lists what is left of the demo college in the folder of yours, the most harmful first. It changes nothing.`

/** Returns status 0 if nothing is left. */
export const adopted: Command = async (args) => {
  readFlags(args, usage, {})
  const findings = findDemo(root, collegeFolder)
  if (findings.length === 0) say('✓ Nothing of the demo college is left.')
  else {
    for (const line of describe(findings)) say(line)
    say(
      `✗ ${findings.length} places still show the demo college. What is right for yours too goes into ${collegeFolder}/adopted.json.`,
    )
  }
  return findings.length === 0 ? 0 : 1
}
