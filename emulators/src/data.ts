import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const exportMilliseconds = 60_000

export function hasData(folder: string): boolean {
  return existsSync(join(folder, 'firebase-export-metadata.json'))
}

/** Replaces earlier data only once the export is complete. */
export async function exportData(hubUrl: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const response = await fetch(`${hubUrl}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'exit' }),
    signal: AbortSignal.timeout(exportMilliseconds),
  })
  if (!response.ok) throw new Error(`The hub answered ${response.status}: ${await response.text()}`)
}
