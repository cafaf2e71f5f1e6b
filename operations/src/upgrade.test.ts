import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deploy } from './deploy.ts'
import { useDeployment } from './testing/use-deployment.ts'
import { upgrade } from './upgrade.ts'

const site = useDeployment()

const run = () => upgrade(site.operator.connect())
async function pullNewer() {
  await deploy(site.operator.connect())
  await appendFile(join(site.root, 'firebase.json'), '\n')
  site.operator.runs.length = 0
}
const ordered = () => site.operator.runs.filter((line) => /backup|functions,hosting/.test(line))

test('An operator upgrades: first the backup, then the release', async () => {
  await pullNewer()
  await run()
  expect(ordered()).toEqual([
    'npm backup -- --project a-college',
    expect.stringMatching(/^firebase deploy --only functions,hosting .*Prangan/),
  ])
  expect(site.fake.state.hosting).toHaveLength(2)
})

test('Without a backup nothing is changed', async () => {
  await pullNewer()
  site.operator.failScript('backup')
  await expect(run()).rejects.toThrow(/^Without a backup nothing was changed\..*npm run backup/)
  expect(site.fake.state.hosting).toHaveLength(1)
})

test('A release that is not right gives way to the one before, also in an upgrade', async () => {
  await pullNewer()
  const [before] = site.fake.state.hosting
  site.operator.troubles.brokenReleases = 1
  await expect(run()).rejects.toThrow(/is live again, and it is right/)
  expect(site.fake.state.hosting.at(-1)?.message).toBe(before?.message)
})

test('An operator with nothing to upgrade is told so, and makes no backup', async () => {
  await deploy(site.operator.connect())
  site.operator.runs.length = 0
  await run()
  expect(site.operator.lines.join('\n')).toContain('is live already')
  expect(ordered()).toEqual([])
})

test('An operator who never deployed is told to', async () => {
  await deploy(site.operator.connect())
  site.fake.state.hosting.length = 0
  await expect(run()).rejects.toThrow(/^Nothing is deployed to a-college yet: run `npm run deploy/)
})

test('An operator without the right to look changes nothing', async () => {
  await pullNewer()
  const message = 'The caller does not have permission'
  site.fake.fail({ pattern: /^GET identity/, times: 9, status: 403, code: 'PERMISSION_DENIED', message })
  await expect(run()).rejects.toThrow(/^Auth service: Your account has no right.*ask an owner/)
  expect(ordered()).toEqual([])
})
