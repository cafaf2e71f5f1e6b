import { errors } from '@prangan/contract/errors'
import { collectionPaths as corePaths, documentPaths } from '@prangan/contract/paths'
import { describe, expect, it } from 'vitest'
import { admissionLimits } from '../../contract/limits.ts'
import { refused } from '../support/own-applications.ts'
import { paymentsOf } from '../support/payments.ts'
import { useCases } from '../support/use-cases.ts'

const { app, sessionOf, person, page, byApplicant, confirm, publish, offer, today, read, topicsTo } =
  useCases()

async function offered(): Promise<string> {
  const session = await sessionOf(1)
  const id = await person(session, 450, { language: 'en' })
  await offer(await publish(session))
  return id
}
const report = (id: string, reference: string, paidOn = today()) =>
  byApplicant(id, 'fee', { reference, paidOn })

describe('An applicant who mistyped the reference of a payment', () => {
  it('corrects it until the office has confirmed it, and what was reported stays', async () => {
    const id = await offered()
    await report(id, 'UTR 1')
    expect((await page(id)).may).toMatchObject({ reportFee: false, correctReport: true })
    expect((await report(id, 'UTR 2', today(-1))).status).toBe(200)
    expect(await page(id)).toMatchObject({
      state: 'fee reported',
      fee: { reference: 'UTR 2', paidOn: today(-1), reported: { reference: 'UTR 2' } },
      earlierReports: [{ reference: 'UTR 1', paidOn: today() }],
    })
    expect((await report(id, 'UTR 2', today(-1))).status, 'the same again').toBe(200)
    expect((await page(id)).earlierReports).toHaveLength(1)
    const entries = await paymentsOf(await app.firestore(), id)
    expect(entries.map(({ kind, reference }) => [kind, reference]).toSorted()).toEqual([
      ['reported', 'UTR 1'],
      ['reported', 'UTR 2'],
    ])
    expect(await topicsTo(id)).toEqual(['offered', 'fee reported'])
    const audit = (await app.firestore()).collection(corePaths.audit)
    const { docs } = await audit.where('subject', '==', documentPaths.admission(id)).get()
    const corrected = docs.filter((entry) => entry.get('action') === 'report corrected')
    expect(corrected.map((entry) => entry.get('detail'))).toEqual([`UTR 1, ${today()} → UTR 2, ${today(-1)}`])
    expect((await confirm(id, { reference: 'UTR 2' })).status).toBe(200)
    expect((await page(id)).may.correctReport).toBe(false)
    expect(refused(await report(id, 'UTR 3'))).toEqual(errors['not-now'])
    expect((await read(id)).fee?.reference).toBe('UTR 2')
  })

  it('corrects the payment of a balance, too', async () => {
    const id = await offered()
    const difference = { kind: 'part payment', remark: 'The rest by Friday.' }
    await confirm(id, { amount: 3_500, difference })
    await report(id, 'Rest 1')
    expect((await report(id, 'Rest 2')).status).toBe(200)
    expect(await page(id)).toMatchObject({
      reportedBalance: { reference: 'Rest 2' },
      earlierReports: [{ reference: 'Rest 1' }],
      may: { correctReport: true },
    })
  })

  it('cannot name a day to come, nor correct it without end', async () => {
    const id = await offered()
    await report(id, 'UTR 0')
    const { status, body } = await report(id, 'UTR x', today(2))
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['paidOn']])
    for (let at = 1; at <= admissionLimits.reports; at += 1)
      expect((await report(id, `UTR ${at}`)).status).toBe(200)
    expect(refused(await report(id, 'UTR more'))).toEqual(errors['reports-full'])
  })
})
