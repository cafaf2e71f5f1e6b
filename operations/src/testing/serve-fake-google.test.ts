import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { node, root } from '@prangan/emulators/src/paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const project = 'my-college'
const server = spawn(node, [join(import.meta.dirname, 'serve-fake-google.ts')], {
  env: { ...process.env, FAKE_PROJECT: project },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const variables: Record<string, string> = {}

beforeAll(async () => {
  for await (const line of createInterface(server.stdout)) {
    const [, name, value] = /^export (\w+)=(.+)$/.exec(line) ?? []
    if (name && value) variables[name] = value
    if (line.includes('npm run deploy')) break
  }
}, 60_000)
afterAll(async () => {
  const end = once(server, 'close')
  server.kill()
  await end
})

const run = (script: string, ...args: string[]) =>
  promisify(execFile)(node, [join(root, script), ...args, '--project', project], {
    env: { ...process.env, ...variables },
  })

test('A person who sets the printed variables tries a deployment without an account at Google', async () => {
  await run('functions/commands/set-role.ts', 'office@college.test', 'admin')
  const { stdout, stderr } = await run('operations/src/cli.ts', 'deploy', '--dry-run')
  expect(stdout + stderr).toMatch(/steps differ\. Nothing was changed\./)
}, 60_000)
