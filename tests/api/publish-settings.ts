import { settingsId } from '@prangan/contract/paths'
import type { SettingsBlock } from '@prangan/contract/schemas/site-settings'
import { expect } from 'vitest'
import { call, json } from '../support/call.ts'

/** Publishes a changed block of the site settings, whose version was `base`. */
export async function publishSettings(block: SettingsBlock, base: number, token: string): Promise<void> {
  const path = `/admin/pages/${settingsId}`
  const blocks = { [block.id]: { value: block, rev: 0 } }
  const saved = await call(`PUT ${path}/draft`, { token, ...json({ base, blocks }) })
  expect([saved.status, saved.body.conflicts]).toEqual([200, []])
  const body = json({ base, note: '', at: '' })
  expect((await call(`POST ${path}/publish`, { token, ...body })).status).toBe(200)
}
