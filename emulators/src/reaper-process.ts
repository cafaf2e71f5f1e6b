// The reaper's own process: `node reaper-process.ts <marker> <temporary folder>`. It waits for its standard input to
// close, which happens however the launcher ends, and then ends what is left of the launcher's run.
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { type Keeping, keepData } from './data.ts'
import { endMarked } from './marked.ts'

const [marker, temporaryFolder] = process.argv.slice(2)
if (marker === undefined || temporaryFolder === undefined)
  throw new Error('The reaper wants a marker and a folder.')

let hasGoodbye = false
let keeping: Keeping | undefined
// A Ctrl-C is the launcher's business; the reaper outlives it.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) process.on(signal, () => {})
// The launcher may be gone when this speaks.
process.stdout.on('error', () => {})

const lines = createInterface({ input: process.stdin })
process.stdout.write('ready\n')
for await (const line of lines) {
  if (line === 'goodbye') hasGoodbye = true
  else keeping = JSON.parse(line)
}

if (!hasGoodbye) {
  // Data that can't be saved (the emulators may have crashed as well) is no reason to leave processes behind.
  if (keeping !== undefined) await keepData(keeping).catch(() => {})
  await endMarked(marker)
  await rm(temporaryFolder, { recursive: true, force: true })
}
