import { deleteApp, getApps } from 'firebase-admin/app'
import { callAt, waitBeforeCalls } from './call.ts'
import { logger } from './logger.ts'
import { suite } from './suite.ts'

const environment = { ...process.env }

/** Undoes what an earlier test file of this process left: apps, origin, settings, log. */
export async function resetProcess(): Promise<void> {
  callAt(suite.app)
  waitBeforeCalls()
  await Promise.all(getApps().map((app) => deleteApp(app)))
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  for (const log of Object.values(logger)) log.mockReset()
}
