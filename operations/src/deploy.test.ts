import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deploy, deployBeforeRestore } from './deploy.ts'
import { lookAtSteps } from './run-steps.ts'
import { table } from './table.ts'
import { commitClone, createClone, createOperator, removeClone } from './testing/college.ts'
import { type FakeGoogle, startFakeGoogle } from './testing/fake-google.ts'
import { number, project } from './testing/fake-state.ts'

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
afterEach(async () => {
  // A request unknown to the fake could make a test pass for the wrong reason.
  expect(fake.unknown).toEqual([])
  await removeClone(root)
})

const run = () => deploy(operator.connect())
const lookAll = () => lookAtSteps(table, operator.connect(), { plans: true })
const snapshot = () => {
  const { secrets, policies, ...state } = fake.state
  return structuredClone({
    ...state,
    secrets: [...secrets.keys()],
    policies: [...policies].map(([name, { bindings }]) => [name, bindings]),
  })
}
const changesIn = (log: readonly string[]) =>
  log.filter((line) => !line.startsWith('GET') && !/:(getIamPolicy|runQuery)$/.test(line))

describe('An operator with an empty project', () => {
  test('answers three questions, and the site is live', async () => {
    await run()
    expect(operator.asked).toEqual(['SITE_URL', 'ADMIN_EMAIL', 'SMTP_URL'])
    expect(operator.lines.join('\n')).toContain('ten requests are answered as they should')
    const { state } = fake
    expect(state.database).toMatchObject({
      locationId: 'asia-south1',
      concurrencyMode: 'OPTIMISTIC',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    })
    expect(state.bucket).toMatchObject({ location: 'ASIA-SOUTH1' })
    expect(state.schedules).toEqual([{ retention: '1209600s', dailyRecurrence: {} }])
    expect(state.auth).toMatchObject({
      signIn: { email: { enabled: true, passwordRequired: true } },
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      authorizedDomains: ['localhost', `${project}.web.app`, 'www.college.test'],
    })
    const account = `${number}-compute@developer.gserviceaccount.com`
    const ofItself = state.policies.get(`projects/${project}/serviceAccounts/${account}`)
    expect(ofItself?.bindings).toEqual([
      { role: 'roles/iam.serviceAccountTokenCreator', members: [`serviceAccount:${account}`] },
    ])
    expect(state.policies.get(`projects/${project}`)?.bindings).toContainEqual({
      role: 'roles/monitoring.viewer',
      members: [`serviceAccount:${account}`],
    })
    expect(state.secrets.get('SMTP_URL')).toEqual(['smtps://office:secret@smtp.college.test'])
    expect(Buffer.from(state.secrets.get('OTP_SECRET')?.[0] ?? '', 'base64url')).toHaveLength(32)
    expect(operator.mails).toEqual(['principal@college.test'])
    expect(state.budgets).toMatchObject([{ amount: { specifiedAmount: { units: '500' } } }])
    expect(state.alerts).toMatchObject([{ conditions: [{ conditionMatchedLog: {} }] }])
    expect(state.channels).toMatchObject([{ labels: { email_address: 'principal@college.test' } }])
    expect(await readFile(join(root, 'functions', `.env.${project}`), 'utf8')).toMatch(
      /^WEB_API_KEY=AIzaTheWebKey$[\s\S]*^SITE_URL=https:\/\/www\.college\.test$/m,
    )
    expect(await readFile(join(root, 'web', '.env.production'), 'utf8')).toContain(
      'VITE_SITE_URL=https://www.college.test',
    )
  })

  test('gets it without content and accounts for a restore, and then reads how to go on', async () => {
    await deployBeforeRestore(operator.connect())
    expect(fake.state.hosting).toHaveLength(1)
    expect(fake.state.documents.size).toBe(0)
    expect(operator.lines.at(-1)).toContain(`npm run restore -- --project ${project}`)
    await run()
    expect(fake.state.hosting).toHaveLength(1)
    expect(fake.state.documents.has('site/current')).toBe(true)
  })

  test('reads at the end what only hands can do, with links', async () => {
    await run()
    const list = operator.lines.at(-1)
    expect(list).toContain('https://console.cloud.google.com/billing/0A-1B-2C/payment')
    expect(list).toContain('ADD www.college.test A 199.36.158.100')
    expect(list).toContain('appcheck/apps')
  })

  test('sees with --dry-run what would be done, and nothing is changed', async () => {
    const before = snapshot()
    const result = await lookAll()
    // Without an address there is no domain to serve.
    expect(result.filter(({ checkResult }) => checkResult.isFine).map(({ name }) => name)).toEqual(['Domain'])
    expect(operator.lines.filter((line) => line.includes('would:'))).toHaveLength(table.length - 1)
    expect(changesIn(fake.log)).toEqual([])
    expect(snapshot()).toEqual(before)
    expect(operator.asked).toEqual([])
  })

  test('chooses the account that pays where there are two', async () => {
    const second = { name: 'billingAccounts/9Z-8Y', displayName: 'Trust', open: true, currencyCode: 'INR' }
    fake.state.billingAccounts.push(second)
    operator.answer({ BILLING_ACCOUNT: '9Z-8Y' })
    await run()
    expect(fake.state.billingAccount).toBe('billingAccounts/9Z-8Y')
  })

  test('is told how to get a billing account where there is none', async () => {
    fake.state.billingAccounts.length = 0
    await expect(run()).rejects.toThrow(/^Billing: You have no open billing account.*billing\/create.*UPI/)
    expect(fake.state.database).toBeUndefined()
  })
})

describe('An operator who runs it again', () => {
  test('finds nothing to do, and is asked nothing', async () => {
    await run()
    const before = snapshot()
    fake.log.length = 0
    operator.asked.length = 0
    operator.runs.length = 0
    await run()
    // The domain needs its DNS records, which is manual work and no change.
    expect(changesIn(fake.log)).toEqual([])
    expect(operator.runs.filter((line) => !line.startsWith('git'))).toEqual([])
    expect(operator.asked).toEqual([])
    expect(operator.lines).toContain('There was nothing to do.')
    expect(snapshot()).toEqual(before)
  })

  test('gets back what somebody changed in a console', async () => {
    await run()
    const { state } = fake
    if (state.database) state.database.deleteProtectionState = 'DELETE_PROTECTION_DISABLED'
    if (state.auth) state.auth.client = {}
    state.rulesets.push({
      name: 'projects/a-college/rulesets/99',
      source: { files: [{ name: 'x', content: 'open' }] },
    })
    state.releases.set('cloud.firestore/(default)', 'projects/a-college/rulesets/99')
    await run()
    expect(state.database?.deleteProtectionState).toBe('DELETE_PROTECTION_ENABLED')
    expect(state.auth).toMatchObject({ client: { permissions: { disabledUserSignup: true } } })
    expect(
      (await lookAll()).filter(({ checkResult }) => !checkResult.isFine && !checkResult.isOptional),
    ).toEqual([])
  })

  test('reads that readers can lock documents where the database was made so, which stops nothing', async () => {
    await run()
    fake.state.database = { ...fake.state.database, concurrencyMode: 'PESSIMISTIC' }
    fake.log.length = 0
    await run()
    expect(operator.lines.join('\n')).toMatch(/^– Firestore: .* can lock it/m)
    expect(changesIn(fake.log)).toEqual([])
  })

  test('keeps what they wrote into the settings', async () => {
    await run()
    const path = join(root, 'functions', `.env.${project}`)
    await writeFile(path, (await readFile(path, 'utf8')).replace('FORMS_ALARM=500', 'FORMS_ALARM=900'))
    fake.state.webApps = [{ appId: '1:123:web:new', displayName: 'new' }]
    await run()
    expect(await readFile(path, 'utf8')).toContain('FORMS_ALARM=900')
    expect(await readFile(join(root, 'web', '.env.production'), 'utf8')).toContain('1:123:web:new')
  })
})

describe('A deployment that breaks off', () => {
  /** Interrupts a first deployment after `done` changes, resumes it, and returns the project. */
  async function breakOffAfter(done: number) {
    fake.reset()
    await removeClone(root)
    root = await createClone()
    operator = createOperator(fake, root)
    fake.breakAfter(done)
    await expect(run(), `broken after ${done} changes`).rejects.toThrow(/cannot be reached|failed/)
    fake.breakAfter()
    await run()
    return snapshot()
  }
  const runWhole = async () => {
    await run()
    const changes = changesIn(fake.log).length
    expect(changes).toBeGreaterThan(25)
    return { whole: snapshot(), changes }
  }

  test('goes on from there, to the same project', async () => {
    const { whole, changes } = await runWhole()
    expect(await breakOffAfter(Math.floor(changes / 2))).toEqual(whole)
  })

  test('does so at whatever change it broke off', { tags: ['slow'] }, async () => {
    const { whole, changes } = await runWhole()
    for (let done = 0; done < changes; done += 1)
      expect(await breakOffAfter(done), `broken after ${done} changes`).toEqual(whole)
  })
})

describe('When Google', () => {
  test('lacks a right of the operator, they read which step, why, and whom to ask', async () => {
    const message = "Permission 'datastore.databases.create' denied."
    fake.fail({
      pattern: /^POST firestore\S+databases$/,
      times: 9,
      status: 403,
      code: 'PERMISSION_DENIED',
      message,
    })
    await expect(run()).rejects.toThrow(
      /^Firestore: Your account has no right to do this in a-college: ask an owner.*iam-admin.*Google says: Permission/,
    )
    expect(operator.waits.filter((milliseconds) => milliseconds > 5_000)).toEqual([])
    expect(fake.state.bucket).toBeUndefined()
  })

  test('hides the budgets from the operator, the rest is done, and they read whom to ask', async () => {
    const message = 'The caller does not have permission'
    fake.fail({ pattern: /budgets/, times: 99, status: 403, code: 'PERMISSION_DENIED', message })
    await run()
    expect(operator.lines.join('\n')).toContain('– Budget alert: Your account may not see the budgets')
    expect(fake.state.hosting).toHaveLength(1)
  })

  test('is out of quota for a moment, nobody notices', async () => {
    fake.fail({
      pattern: /^POST secrets/,
      times: 2,
      status: 429,
      code: 'RESOURCE_EXHAUSTED',
      message: 'Quota',
    })
    await run()
    expect(fake.state.secrets.get('OTP_SECRET')).toHaveLength(1)
  })

  test('is out of quota for long, they read to wait and run it again, and that works', async () => {
    fake.fail({
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
    expect(fake.state.hosting).toHaveLength(1)
  })

  test('applies roles late, the functions are tried again', async () => {
    operator.troubles.failingDeploys = 2
    await run()
    expect(operator.runs.filter((line) => line.includes('functions,hosting'))).toHaveLength(3)
    expect(fake.state.hosting).toHaveLength(1)
  })

  test('has not yet switched an API on, it is asked again', async () => {
    fake.fail({
      pattern: /^POST firestore\S+databases$/,
      times: 2,
      status: 403,
      code: 'PERMISSION_DENIED',
      reason: 'SERVICE_DISABLED',
      message: 'Wait a few minutes',
    })
    await run()
    expect(fake.state.database).toBeDefined()
  })

  test('no longer accepts the credentials, they read how to sign in', async () => {
    const google = { status: 401, code: 'UNAUTHENTICATED', message: 'Invalid credentials' }
    fake.fail({ pattern: /./, times: 1, ...google })
    await expect(run()).rejects.toThrow(/npx firebase login --reauth/)
  })
})

describe('A mail server that refuses the test mail', () => {
  test('is asked for again, and only one that takes the mail is kept', async () => {
    operator.answer({ SMTP_URL: ['smtps://wrong@smtp.college.test', 'smtps://right@smtp.college.test'] })
    operator.refuseMail('535 Authentication failed')
    await run()
    expect(fake.state.secrets.get('SMTP_URL')).toEqual(['smtps://right@smtp.college.test'])
    expect(operator.lines.join('\n')).toContain('so nothing was kept. It says: 535 Authentication failed')
  })

  test('ends the deployment after the third time, with what to do', async () => {
    operator.answer({ SMTP_URL: 'smtps://wrong@smtp.college.test' })
    operator.refuseMail('535 Authentication failed')
    await expect(run()).rejects.toThrow(/^Mail server: .*535.*Ask its operator.*run the same command again/)
    expect(fake.state.secrets.has('SMTP_URL')).toBe(false)
    expect(operator.lines.join('\n')).not.toContain('wrong@')
  })
})

describe('A release after which the live site is not right', () => {
  const change = () => appendFile(join(root, 'firebase.json'), '\n')

  test('is replaced by the one before, from the build that this machine kept', async () => {
    await run()
    const [first] = fake.state.hosting
    await change()
    operator.troubles.brokenReleases = 1
    await expect(run()).rejects.toThrow(
      /^The live site is not right: the home page \(\/\) answers 500;.*release \S+ is live again, and it is right.*functions:log/s,
    )
    expect(fake.state.hosting).toHaveLength(3)
    expect(fake.state.hosting.at(-1)?.message).toBe(first?.message)
    expect(operator.runs.at(-1)).toMatch(/functions,hosting.*in .*\.cache\/releases\/a-college\//)
  })

  test('is replaced by the one before, built from its commit where no build was kept', async () => {
    await commitClone(root)
    await run()
    await removeClone(join(root, '.cache'))
    await change()
    operator.troubles.brokenReleases = 1
    await expect(run()).rejects.toThrow(/is live again, and it is right/)
    expect(operator.runs.some((line) => /^git worktree add --detach .* [0-9a-f]{40}$/.test(line))).toBe(true)
    expect(operator.runs).toContain('npm build')
  })

  test('stays where it is the first, and they read where to look', async () => {
    operator.troubles.brokenReleases = 1
    await expect(run()).rejects.toThrow(/There is no earlier release to put back.*functions:log/)
    expect(fake.state.hosting).toHaveLength(1)
  })

  test('that was not made by this run is left alone', async () => {
    await run()
    const [release] = fake.state.hosting
    if (release) release.isBroken = true
    await expect(run()).rejects.toThrow(/^The live site is not right.*functions:log/)
    expect(fake.state.hosting).toHaveLength(1)
  })
})
