import { beforeAll } from 'vitest'
import { loadDemoData } from '../../emulators/demo/load.ts'
import { suite } from './suite.ts'

/*
 * Before each browser test file the college is the demo college again, whatever other tests have left: what a page
 * shows depends on everything there is.
 */

async function empty(address: string): Promise<void> {
  const response = await fetch(address, { method: 'DELETE', headers: { Authorization: 'Bearer owner' } })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
}

beforeAll(async () => {
  const project = process.env.GCLOUD_PROJECT ?? 'demo-prangan'
  const firestore = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${project}`
  await Promise.all([
    empty(`${firestore}/databases/(default)/documents`),
    empty(`${suite.auth}/emulator/v1/projects/${project}/accounts`),
  ])
  await loadDemoData({ keepsFiles: true })
}, 120_000)
