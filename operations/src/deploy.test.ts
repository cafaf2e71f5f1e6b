import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deployBeforeRestore } from './deploy.ts'
import { table } from './table.ts'
import { number, project } from './testing/fake-state.ts'
import { changesIn, useDeployment } from './testing/use-deployment.ts'

const site = useDeployment()
const { lookAll, run, snapshot } = site

describe('An operator with an empty project', () => {
  test('answers three questions, and the site is live', async () => {
    await run()
    expect(site.operator.asked).toEqual(['SITE_URL', 'ADMIN_EMAIL', 'SMTP_URL'])
    expect(site.operator.lines.join('\n')).toContain('ten requests are answered as they should')
    const { state } = site.fake
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
    expect(site.operator.mails).toEqual(['principal@college.test'])
    expect(state.budgets).toMatchObject([{ amount: { specifiedAmount: { units: '500' } } }])
    expect(state.alerts).toMatchObject([{ conditions: [{ conditionMatchedLog: {} }] }])
    expect(state.channels).toMatchObject([{ labels: { email_address: 'principal@college.test' } }])
    expect(await readFile(join(site.root, 'functions', `.env.${project}`), 'utf8')).toMatch(
      /^WEB_API_KEY=AIzaTheWebKey$[\s\S]*^SITE_URL=https:\/\/www\.college\.test$/m,
    )
    expect(await readFile(join(site.root, 'web', '.env.production'), 'utf8')).toContain(
      'VITE_SITE_URL=https://www.college.test',
    )
  })

  test('gets it without content and accounts for a restore, and then reads how to go on', async () => {
    await deployBeforeRestore(site.operator.connect())
    expect(site.fake.state.hosting).toHaveLength(1)
    expect(site.fake.state.documents.size).toBe(0)
    expect(site.operator.lines.at(-1)).toContain(`npm run restore -- --project ${project}`)
    await run()
    expect(site.fake.state.hosting).toHaveLength(1)
    expect(site.fake.state.documents.has('site/current')).toBe(true)
  })

  test('reads at the end what only hands can do, with links', async () => {
    await run()
    const list = site.operator.lines.at(-1)
    expect(list).toContain('https://console.cloud.google.com/billing/0A-1B-2C/payment')
    expect(list).toContain('ADD www.college.test A 199.36.158.100')
    expect(list).toContain('appcheck/apps')
  })

  test('sees with --dry-run what would be done, and nothing is changed', async () => {
    const before = snapshot()
    const result = await lookAll()
    // Without an address there is no domain to serve.
    expect(result.filter(({ checkResult }) => checkResult.isFine).map(({ name }) => name)).toEqual(['Domain'])
    expect(site.operator.lines.filter((line) => line.includes('would:'))).toHaveLength(table.length - 1)
    expect(changesIn(site.fake.log)).toEqual([])
    expect(snapshot()).toEqual(before)
    expect(site.operator.asked).toEqual([])
  })

  test('chooses the account that pays where there are two', async () => {
    const second = { name: 'billingAccounts/9Z-8Y', displayName: 'Trust', open: true, currencyCode: 'INR' }
    site.fake.state.billingAccounts.push(second)
    site.operator.answer({ BILLING_ACCOUNT: '9Z-8Y' })
    await run()
    expect(site.fake.state.billingAccount).toBe('billingAccounts/9Z-8Y')
  })

  test('is told how to get a billing account where there is none', async () => {
    site.fake.state.billingAccounts.length = 0
    await expect(run()).rejects.toThrow(/^Billing: You have no open billing account.*billing\/create.*UPI/)
    expect(site.fake.state.database).toBeUndefined()
  })
})

describe('An operator who runs it again', () => {
  test('finds nothing to do, and is asked nothing', async () => {
    await run()
    const before = snapshot()
    site.fake.log.length = 0
    site.operator.asked.length = 0
    site.operator.runs.length = 0
    await run()
    // The domain needs its DNS records, which is manual work and no change.
    expect(changesIn(site.fake.log)).toEqual([])
    expect(site.operator.runs.filter((line) => !line.startsWith('git'))).toEqual([])
    expect(site.operator.asked).toEqual([])
    expect(site.operator.lines).toContain('There was nothing to do.')
    expect(snapshot()).toEqual(before)
  })

  test('gets back what somebody changed in a console', async () => {
    await run()
    const { state } = site.fake
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
    site.fake.state.database = { ...site.fake.state.database, concurrencyMode: 'PESSIMISTIC' }
    site.fake.log.length = 0
    await run()
    expect(site.operator.lines.join('\n')).toMatch(/^– Firestore: .* can lock it/m)
    expect(changesIn(site.fake.log)).toEqual([])
  })

  test('keeps what they wrote into the settings', async () => {
    await run()
    const path = join(site.root, 'functions', `.env.${project}`)
    await writeFile(path, (await readFile(path, 'utf8')).replace('FORMS_ALARM=500', 'FORMS_ALARM=900'))
    site.fake.state.webApps = [{ appId: '1:123:web:new', displayName: 'new' }]
    await run()
    expect(await readFile(path, 'utf8')).toContain('FORMS_ALARM=900')
    expect(await readFile(join(site.root, 'web', '.env.production'), 'utf8')).toContain('1:123:web:new')
  })
})

describe('A deployment that breaks off', () => {
  /** Interrupts a first deployment after `done` changes, resumes it, and returns the project. */
  async function breakOffAfter(done: number) {
    await site.remove()
    await site.create()
    site.fake.breakAfter(done)
    await expect(run(), `broken after ${done} changes`).rejects.toThrow(/cannot be reached|failed/)
    site.fake.breakAfter()
    await run()
    return snapshot()
  }
  const runWhole = async () => {
    await run()
    const changes = changesIn(site.fake.log).length
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
