/** @module-tag slow */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root as repository } from '@prangan/emulators/src/paths.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runFirebase } from './programs.ts'
import { deployFolder, liveRelease } from './release.ts'
import { firestoreRules, storageRules } from './steps/rules.ts'
import { createClone, createOperator, removeClone } from './testing/college.ts'
import { type FakeGoogle, startFakeGoogle } from './testing/fake-google.ts'
import { project } from './testing/fake-state.ts'

let fake: FakeGoogle
let root: string

beforeAll(async () => {
  fake = await startFakeGoogle()
  root = await createClone()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const variables = { ...fake.environment, FIREBASE_TOKEN: 'a-token', HOME: root, CI: 'true' }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { state } = fake
  const apis = [
    'cloudfunctions',
    'firebase',
    'firebasehosting',
    'firebaserules',
    'firebasestorage',
    'firestore',
  ]
  for (const api of apis) state.apis.add(`${api}.googleapis.com`)
  state.hasFirebase = true
  state.sites.push(project)
  state.database = { type: 'FIRESTORE_NATIVE', locationId: 'asia-south1' }
  state.bucket = { location: 'ASIA-SOUTH1', softDeletePolicy: { retentionDurationSeconds: '1209600' } }
})
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await fake.end()
  await removeClone(root)
})

const context = () => ({
  ...createOperator(fake, root).connect(),
  firebase: (args: readonly string[]) => runFirebase(repository, project, args, root),
})

test("Firebase's own CLI deploys rules and indexes, and the steps see it, index by index", async () => {
  const steps = context()
  for (const step of [firestoreRules, storageRules]) {
    expect((await step.look(steps)).isFine).toBe(false)
    await step.act(steps)
    expect(await step.look(steps)).toMatchObject({ isFine: true })
  }
  const { indexes, fieldOverrides } = JSON.parse(
    await readFile(join(root, 'plugins/enabled/firestore.indexes.json'), 'utf8'),
  )
  expect(fake.state.indexes).toHaveLength(indexes.length)
  expect(fake.state.fields).toHaveLength(fieldOverrides.length)
  expect(fake.unknown).toEqual([])
})

test("Firebase's own CLI releases the site with the message by which the next run knows the release", async () => {
  const { hosting } = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8'))
  const { predeploy: _, ...site } = hosting
  await writeFile(join(root, 'firebase.json'), JSON.stringify({ hosting: site }))
  await writeFile(join(root, 'web', 'dist', 'site', 'index.html'), '<html></html>')
  const steps = context()
  const release = { version: '1.0.0', build: 'abc', commit: 'c0ffee' }
  const firebase = (args: readonly string[]) =>
    steps.firebase(args.map((arg) => arg.replace('functions,hosting', 'hosting')))
  await deployFolder({ ...steps, firebase }, release)
  expect(await liveRelease(steps)).toEqual(release)
  expect(fake.unknown).toEqual([])
})

test("A failure of Firebase's own CLI is told with its last lines", async () => {
  await expect(context().firebase(['deploy', '--only', 'database'])).rejects.toThrow(
    /`firebase deploy --only database` failed\. It says:\n.*database/s,
  )
})
