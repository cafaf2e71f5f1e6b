import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commitClone, removeClone } from './testing/college.ts'
import { useDeployment } from './testing/use-deployment.ts'

const site = useDeployment()
const { run } = site

describe('When Google', () => {
  test('lacks a right of the operator, they read which step, why, and whom to ask', async () => {
    const message = "Permission 'datastore.databases.create' denied."
    site.fake.fail({
      pattern: /^POST firestore\S+databases$/,
      times: 9,
      status: 403,
      code: 'PERMISSION_DENIED',
      message,
    })
    await expect(run()).rejects.toThrow(
      /^Firestore: Your account has no right to do this in a-college: ask an owner.*iam-admin.*Google says: Permission/,
    )
    expect(site.operator.waits.filter((milliseconds) => milliseconds > 5_000)).toEqual([])
    expect(site.fake.state.bucket).toBeUndefined()
  })

  test('hides the budgets from the operator, the rest is done, and they read whom to ask', async () => {
    const message = 'The caller does not have permission'
    site.fake.fail({ pattern: /budgets/, times: 99, status: 403, code: 'PERMISSION_DENIED', message })
    await run()
    expect(site.operator.lines.join('\n')).toContain('– Budget alert: Your account may not see the budgets')
    expect(site.fake.state.hosting).toHaveLength(1)
  })

  test('is out of quota for a moment, nobody notices', async () => {
    site.fake.fail({
      pattern: /^POST secrets/,
      times: 2,
      status: 429,
      code: 'RESOURCE_EXHAUSTED',
      message: 'Quota',
    })
    await run()
    expect(site.fake.state.secrets.get('OTP_SECRET')).toHaveLength(1)
  })

  test('is out of quota for long, they read to wait and run it again, and that works', async () => {
    site.fake.fail({
      pattern: /^POST secrets/,
      times: 5,
      status: 429,
      code: 'RESOURCE_EXHAUSTED',
      message: 'Quota',
    })
    await expect(run()).rejects.toThrow(
      /^Secret of one-time codes: Google's quota.*run the same command again/,
    )
    await run()
    expect(site.fake.state.hosting).toHaveLength(1)
  })

  test('applies roles late, the functions are tried again', async () => {
    site.operator.troubles.failingDeploys = 2
    await run()
    expect(site.operator.runs.filter((line) => line.includes('functions,hosting'))).toHaveLength(3)
    expect(site.fake.state.hosting).toHaveLength(1)
  })

  test('has not yet switched an API on, it is asked again', async () => {
    site.fake.fail({
      pattern: /^POST firestore\S+databases$/,
      times: 2,
      status: 403,
      code: 'PERMISSION_DENIED',
      reason: 'SERVICE_DISABLED',
      message: 'Wait a few minutes',
    })
    await run()
    expect(site.fake.state.database).toBeDefined()
  })

  test('no longer accepts the credentials, they read how to sign in', async () => {
    const google = { status: 401, code: 'UNAUTHENTICATED', message: 'Invalid credentials' }
    site.fake.fail({ pattern: /./, times: 1, ...google })
    await expect(run()).rejects.toThrow(/npx firebase login --reauth/)
  })
})

describe('A mail server that refuses the test mail', () => {
  test('is asked for again, and only one that takes the mail is kept', async () => {
    site.operator.answer({ SMTP_URL: ['smtps://wrong@smtp.college.test', 'smtps://right@smtp.college.test'] })
    site.operator.refuseMail('535 Authentication failed')
    await run()
    expect(site.fake.state.secrets.get('SMTP_URL')).toEqual(['smtps://right@smtp.college.test'])
    expect(site.operator.lines.join('\n')).toContain(
      'so nothing was kept. It says: 535 Authentication failed',
    )
  })

  test('ends the deployment after the third time, with what to do', async () => {
    site.operator.answer({ SMTP_URL: 'smtps://wrong@smtp.college.test' })
    site.operator.refuseMail('535 Authentication failed')
    await expect(run()).rejects.toThrow(/^Mail server: .*535.*Ask its operator.*run the same command again/)
    expect(site.fake.state.secrets.has('SMTP_URL')).toBe(false)
    expect(site.operator.lines.join('\n')).not.toContain('wrong@')
  })
})

describe('A release after which the live site is not right', () => {
  const change = () => appendFile(join(site.root, 'firebase.json'), '\n')

  test('is replaced by the one before, from the build that this machine kept', async () => {
    await run()
    const [first] = site.fake.state.hosting
    await change()
    site.operator.troubles.brokenReleases = 1
    await expect(run()).rejects.toThrow(
      /^The live site is not right: the home page \(\/\) answers 500;.*release \S+ is live again, and it is right.*functions:log/s,
    )
    expect(site.fake.state.hosting).toHaveLength(3)
    expect(site.fake.state.hosting.at(-1)?.message).toBe(first?.message)
    expect(site.operator.runs.at(-1)).toMatch(/functions,hosting.*in .*\.cache\/releases\/a-college\//)
  })

  test('is replaced by the one before, built from its commit where no build was kept', async () => {
    await commitClone(site.root)
    await run()
    await removeClone(join(site.root, '.cache'))
    await change()
    site.operator.troubles.brokenReleases = 1
    await expect(run()).rejects.toThrow(/is live again, and it is right/)
    expect(site.operator.runs.some((line) => /^git worktree add --detach .* [0-9a-f]{40}$/.test(line))).toBe(
      true,
    )
    expect(site.operator.runs).toContain('npm build')
  })

  test('stays where it is the first, and they read where to look', async () => {
    site.operator.troubles.brokenReleases = 1
    await expect(run()).rejects.toThrow(/There is no earlier release to put back.*functions:log/)
    expect(site.fake.state.hosting).toHaveLength(1)
  })

  test('that was not made by this run is left alone', async () => {
    await run()
    const [release] = site.fake.state.hosting
    if (release) release.isBroken = true
    await expect(run()).rejects.toThrow(/^The live site is not right.*functions:log/)
    expect(site.fake.state.hosting).toHaveLength(1)
  })
})
