import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { type Operation, ReleaseSchema } from '@prangan/contract/schemas/operation'
import * as plugins from '@prangan/plugins/contract/schedules'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Firebase } from '../../functions/src/lib/firebase.ts'
import { lookUpReads } from '../../functions/src/operation/look-up-reads.ts'
import { lookUpRelease } from '../../functions/src/operation/look-up-release.ts'
import { readHealth } from '../../functions/src/operation/read-health.ts'
import { recordRun } from '../../functions/src/operation/record-run.ts'
import { call } from '../support/call.ts'
import { makePerson } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { makeTeacher, tokenOf } from './teachers.ts'

const app = useOwnApp()
let firestore: Firestore
let admin: string
beforeAll(async () => {
  firestore = await app.firestore()
  admin = await tokenOf(await makePerson(app, 'admin'))
})

const version = expect.stringMatching(/^\d+\.\d+\.\d+$/)
const minutes = 60_000

describe('A monitor that asks for the health', () => {
  it('is told that everything answers, without signing in', async () => {
    const { status, body, headers } = await call('GET /api/health')
    expect([status, body]).toEqual([
      200,
      { status: 'ok', version, firestore: 'ok', auth: 'ok', storage: 'ok' },
    ])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  function countingFirebase(replaced: Partial<Firebase> = {}) {
    const counted = { probes: 0 }
    const firebase: Firebase = {
      ...app.deps.firebase,
      firestore: () => {
        counted.probes += 1
        return app.firestore()
      },
      ...replaced,
    }
    const ask = (at: Date) => readHealth({} as never, { ...app.deps, firebase, now: at } as never)
    return { counted, ask }
  }

  it('costs one probe in a while, however many ask', async () => {
    const { counted, ask } = countingFirebase()
    const start = new Date()
    await Promise.all(Array.from({ length: 50 }, () => ask(start)))
    await ask(new Date(start.getTime() + limits.health.probeApart - 1))
    expect(counted.probes).toBe(1)
    await ask(new Date(start.getTime() + limits.health.probeApart))
    expect(counted.probes).toBe(2)
  })

  it('gets a 503 that names what is out of reach, and nothing else, until it answers again', async () => {
    const down = { isDown: true }
    const { ask } = countingFirebase({
      bucket: async () => {
        if (down.isDown) throw new Error('the secret reason')
        return app.bucket()
      },
    })
    const start = new Date()
    const failure = await ask(start).catch((error: unknown) => error)
    expect(failure).toMatchObject({
      status: 503,
      code: 'out-of-reach',
      fields: { storage: 'Out of reach' },
      headers: { 'Retry-After': '10' },
    })
    down.isDown = false
    expect(await ask(new Date(start.getTime() + limits.health.probeApart))).toMatchObject({ storage: 'ok' })
  })
})

describe('An admin who looks how the site runs', () => {
  const read = async () => {
    const { status, body } = await call('GET /admin/operation', { token: admin })
    expect(status).toBe(200)
    return body as Operation
  }
  const jobOf = async (name: string) => (await read()).jobs.find((job) => job.name === name)

  it('is told of a new site that nothing has run yet', async () => {
    expect(await read()).toEqual({
      version,
      newer: null,
      lastBackup: null,
      mails: { waiting: 0, since: '', isStuck: false },
      reads: null,
      jobs: ['sweep', 'writeCopies', 'checkLinks', ...Object.keys(plugins.latestRun)].map((name) => ({
        name,
        at: '',
        state: 'not yet',
        failed: [],
      })),
    })
  })

  it('sees when a job ran, that it failed and in what, and that it has not run since', async () => {
    await recordRun(app.deps, 'sweep', async () => [])
    expect(await jobOf('sweep')).toMatchObject({ state: 'fine', at: app.now().toISOString() })
    await expect(recordRun(app.deps, 'sweep', async () => ['library'])).rejects.toThrow('library')
    expect(await jobOf('sweep')).toMatchObject({ state: 'failed', failed: ['library'] })
    const broken = recordRun(app.deps, 'writeCopies', () => Promise.reject(new Error('broken')))
    await expect(broken).rejects.toThrow('broken')
    expect(await jobOf('writeCopies')).toMatchObject({ state: 'failed', failed: ['writeCopies'] })
    await recordRun(app.deps, 'writeCopies', async () => [])
    app.pass(31 * minutes)
    expect(await jobOf('writeCopies')).toMatchObject({ state: 'late', failed: [] })
  })

  it('sees how many mails wait, and when that is too long', async () => {
    const at = app.now()
    await firestore.doc(documentPaths.mail('one')).set({ at })
    await firestore.doc(documentPaths.mail('two')).set({ at: new Date(at.getTime() + 1) })
    expect((await read()).mails).toEqual({ waiting: 2, since: at.toISOString(), isStuck: false })
    app.pass(16 * minutes)
    expect((await read()).mails).toMatchObject({ isStuck: true })
  })

  it('sees the last backup, and when it is old', async () => {
    const at = app.now()
    await firestore.doc(documentPaths.lastBackup).set({ at, software: '1.0.0' })
    expect((await read()).lastBackup).toEqual({ at: at.toISOString(), isOld: false })
    app.pass(9 * 24 * 60 * minutes)
    expect((await read()).lastBackup).toMatchObject({ isOld: true })
  })

  it('sees a newer release, where the operator said who tells of them', async () => {
    let answer: { status: number; body: string }
    const releases = createServer((_, response) => response.writeHead(answer.status).end(answer.body))
    await new Promise<void>((resolve) => releases.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(releases.address() as AddressInfo).port}/latest`
    const lookUp = (releasesUrl: string) =>
      lookUpRelease({
        ...app.deps,
        configuration: { ...app.deps.configuration, releasesUrl: () => releasesUrl },
      })
    const url = 'https://releases.test/v99.0.0'
    const release = firestore.doc(documentPaths.newestRelease)

    answer = { status: 200, body: JSON.stringify({ tag_name: 'v99.0.0', html_url: url }) }
    await lookUp('')
    expect((await release.get()).exists).toBe(false)
    for (const bad of [
      { status: 500, body: '' },
      { status: 200, body: '<html>' },
      { status: 200, body: JSON.stringify({ tag_name: 'v99.0.0', html_url: 'javascript:alert(1)' }) },
      { status: 200, body: JSON.stringify({ tag_name: 'v99.0.0-beta', html_url: url }) },
      { status: 200, body: `"${'x'.repeat(300_000)}"` },
    ]) {
      answer = bad
      await lookUp(address)
    }
    expect((await release.get()).exists).toBe(false)
    answer = { status: 200, body: JSON.stringify({ tag_name: 'v99.0.0', html_url: url }) }
    await lookUp(address)
    releases.close()
    expect(ReleaseSchema.parse((await release.get()).data())).toMatchObject({ version: '99.0.0' })
    expect((await read()).newer).toEqual({ version: '99.0.0', url })
    await release.update({ version: '0.0.1' })
    expect((await read()).newer).toBeNull()
  })
})

describe('The documents read this month', () => {
  it('are counted by Cloud Monitoring, and told with their cost until the number is old', async () => {
    const start = new Date(Math.floor(app.now().getTime() / 1000) * 1000).toISOString()
    const points = [{ interval: { startTime: start, endTime: start }, value: { int64Value: '6050000' } }]
    const monitoring = createServer((_, response) =>
      response.end(JSON.stringify({ timeSeries: [{ points }] })),
    )
    await new Promise<void>((resolve) => monitoring.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(monitoring.address() as AddressInfo).port}`
    const { configuration } = app.deps
    const counted = { ...configuration, monitoringUrl: () => address, projectId: () => 'a-college' }
    await lookUpReads({ ...app.deps, configuration: counted }, async () => 'a-token')
    monitoring.close()
    const read = async () => ((await call('GET /admin/operation', { token: admin })).body as Operation).reads
    expect(await read()).toEqual({ documents: 6_050_000, rupees: 340, at: expect.any(String), isHigh: true })
    app.pass(27 * 60 * minutes)
    expect(await read()).toBeNull()
  })
})

describe('How the site runs', () => {
  it('is told to no teacher, and to nobody without a session', async () => {
    const teacher = await makeTeacher(app)
    expect((await call('GET /admin/operation', { token: await tokenOf(teacher) })).status).toBe(403)
    expect((await call('GET /admin/operation')).status).toBe(401)
  })
})
