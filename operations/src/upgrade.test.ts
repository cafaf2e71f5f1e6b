import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deploy } from './deploy.ts'
import { createClone, createOperator, removeClone } from './testing/college.ts'
import { type FakeGoogle, startFakeGoogle } from './testing/fake-google.ts'
import { upgrade } from './upgrade.ts'

let fake: FakeGoogle
let root: string
let operator: ReturnType<typeof createOperator>

beforeAll(async () => {
  fake = await startFakeGoogle()
})
afterAll(() => fake.end())
beforeEach(async () => {
  fake.reset()
  root = await createClone()
  operator = createOperator(fake, root)
})
afterEach(() => removeClone(root))

const run = () => upgrade(operator.connect())
async function pullNewer() {
  await deploy(operator.connect())
  await appendFile(join(root, 'firebase.json'), '\n')
  operator.runs.length = 0
}
const ordered = () => operator.runs.filter((line) => /backup|functions,hosting/.test(line))

test('An operator upgrades: first the backup, then the release', async () => {
  await pullNewer()
  await run()
  expect(ordered()).toEqual([
    'npm backup -- --project a-college',
    expect.stringMatching(/^firebase deploy --only functions,hosting .*Prangan/),
  ])
  expect(fake.state.hosting).toHaveLength(2)
})

test('Without a backup nothing is changed', async () => {
  await pullNewer()
  operator.failScript('backup')
  await expect(run()).rejects.toThrow(/^Without a backup nothing was changed\..*npm run backup/)
  expect(fake.state.hosting).toHaveLength(1)
})

test('A release that is not right gives way to the one before, also in an upgrade', async () => {
  await pullNewer()
  const [before] = fake.state.hosting
  operator.troubles.brokenReleases = 1
  await expect(run()).rejects.toThrow(/is live again, and it is right/)
  expect(fake.state.hosting.at(-1)?.message).toBe(before?.message)
})

test('An operator with nothing to upgrade is told so, and makes no backup', async () => {
  await deploy(operator.connect())
  operator.runs.length = 0
  await run()
  expect(operator.lines.join('\n')).toContain('is live already')
  expect(ordered()).toEqual([])
})

test('An operator who never deployed is told to', async () => {
  await deploy(operator.connect())
  fake.state.hosting.length = 0
  await expect(run()).rejects.toThrow(/^Nothing is deployed to a-college yet: run `npm run deploy/)
})

test('An operator without the right to look changes nothing', async () => {
  await pullNewer()
  const message = 'The caller does not have permission'
  fake.fail({ pattern: /^GET identity/, times: 9, status: 403, code: 'PERMISSION_DENIED', message })
  await expect(run()).rejects.toThrow(/^Auth service: Your account has no right.*ask an owner/)
  expect(ordered()).toEqual([])
})
