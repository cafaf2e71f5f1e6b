import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where the emulators' data is kept, and the hub that can write it there. */
export type Keeping = { hubUrl: string; folder: string }

const exportMilliseconds = 60_000

/** Says whether the folder holds data that the emulators wrote. */
export function hasData(folder: string): boolean {
  return existsSync(join(folder, 'firebase-export-metadata.json'))
}

/** Has the running emulators write their data to the folder; what was there goes once the new data is whole. */
export async function keepData({ hubUrl, folder }: Keeping): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const response = await fetch(`${hubUrl}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'exit' }),
    signal: AbortSignal.timeout(exportMilliseconds),
  })
  if (!response.ok) throw new Error(`The hub answered ${response.status}: ${await response.text()}`)
}
