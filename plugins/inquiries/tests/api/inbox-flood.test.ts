import { limits } from '@prangan/contract/limits'
import { countStrangersMail } from '@prangan/functions/mail/strangers-mails'
import { sweepMail } from '@prangan/functions/mail/sweep-mail'
import { examples } from '@prangan/functions/openapi/examples'
import { requestCode } from '@prangan/tests/support/codes.ts'
import { awaitMail, mailsTo } from '@prangan/tests/support/mailbox.ts'
import { makePerson, newClientHeaders, newEmail } from '@prangan/tests/support/people.ts'
import { times } from '@prangan/tests/support/sign-ins.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { describe, expect, it } from 'vitest'
import { aGrievance, post } from '../support/inquiries.ts'

const hour = 60 * 60_000
const { perHour, perDay } = limits.strangersMails
const app = useOwnApp()
useTriggers(app)

describe('An inbox that strangers flood', () => {
  it('gets six mails an hour in all, from forms, codes and resets; its owner’s own code comes all the same', {
    tags: ['slow'],
  }, async () => {
    const { uname: email } = await makePerson(app, 'faculty')
    const home = newClientHeaders()
    const question = { ...examples.sendEnquiry.body, email }
    const { body } = await post('/api/inquiries/enquiry', question, home)
    const number = String(body.number)
    const grievances = await Promise.all(times(2, () => aGrievance({ email })))
    await awaitMail(email, 3)
    // Waits for each mail, so that it is known which ones exceed the budget.
    for (const [at, grievance] of grievances.entries()) {
      await post('/api/inquiries/code', { number: grievance.number, contact: email })
      await awaitMail(email, 4 + at)
    }
    expect((await requestCode(email)).status).toBe(200)
    await awaitMail(email, perHour)

    for (const grievance of grievances)
      await post('/api/inquiries/code', { number: grievance.number, contact: email })
    await post('/api/inquiries/code', { number, contact: email })
    const third = await aGrievance({ email })
    await post('/api/inquiries/code', { number, contact: email }, home)
    await awaitMail(email, 1, `Your code for ${number}`)
    expect(await mailsTo(email)).toHaveLength(perHour + 1)

    app.pass(hour)
    await expect
      .poll(async () => {
        // The first attempt may still hold the mail, so the sweep is repeated.
        await sweepMail(app, app.now(), app.deps.configuration)
        return (await mailsTo(email)).length
      })
      .toBe(perHour + 2)
    const mails = await mailsTo(email)
    expect(mails.at(-1)?.text).toContain(third.number)
  })

  it('gets twenty a day', { tags: ['slow'] }, async () => {
    const [firestore, email] = [await app.firestore(), newEmail('flooded')]
    const start = app.now().getTime()
    const sent: number[] = []
    for (let at = 0; at < 24 * hour; at += hour / 10) {
      const now = new Date(start + at)
      // Both spellings of the address count as one.
      const to = sent.length % 2 ? email.toUpperCase() : email
      if ((await countStrangersMail(firestore, to, now)) === 0) sent.push(at)
    }
    expect(sent).toHaveLength(perDay)
    expect(sent.filter((at) => at < hour)).toHaveLength(perHour)
  })
})
