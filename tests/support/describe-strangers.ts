import { statusPage } from '@prangan/contract/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { wrongCode } from './codes.ts'
import { awaitMail, mailsTo, type ReceivedMail } from './mailbox.ts'
import { newDevice } from './people.ts'
import { times } from './sign-ins.ts'
import type { Owner, StatusPage } from './status-pages.ts'
import { useOwnApp } from './use-own-app.ts'
import { useTriggers } from './use-triggers.ts'

const { codeLifetime, codesPerHour, comparesPerCode } = statusPage

function readMail({ text }: ReceivedMail): { code: string; flow: string } {
  const flow = new URLSearchParams(/#(\S+)/.exec(text)?.[1]).get('flow') ?? ''
  return { code: /^ +(\d{6})$/m.exec(text)?.[1] ?? '', flow }
}

/** Tests that strangers cannot keep an owner from a status page. */
export function describeStrangers({ what, prepare, make, ask, open }: StatusPage): void {
  describe(`A stranger who knows number and address of an ${what}`, () => {
    const app = useOwnApp()
    useTriggers(app)
    beforeAll(async () => prepare(await app.firestore(), app.now()))

    const codeMails = async ({ email, number }: Owner) =>
      (await mailsTo(email)).filter(({ subject }) => subject === `Your code for ${number}`)
    const codeMail = async ({ email, number }: Owner, count: number) =>
      readMail(await awaitMail(email, count, `Your code for ${number}`))

    /** Uses up the hour's codes, of which `mailed` are already sent; returns the last flow. */
    async function useUp(owner: Owner, mailed = 0): Promise<unknown> {
      let flow: unknown
      for (const count of times(codesPerHour - mailed, (each) => mailed + each + 1)) {
        flow = (await ask(owner)).body.flow
        await codeMail(owner, count)
      }
      return flow
    }

    it('uses up an hour’s codes, and the last one is mailed again to who asks while it is valid', async () => {
      const owner = await make()
      await useUp(owner)
      const { code: last } = await codeMail(owner, codesPerHour)
      const { body } = await ask(owner)
      const { code } = await codeMail(owner, codesPerHour + 1)
      expect(code).toBe(last)
      expect((await open(owner, code, body.flow)).status).toBe(200)
    })

    it('cannot silence the network where it was sent, nor a device that opened it', async () => {
      const owner = await make()
      const device = newDevice()
      const { body } = await ask(owner, { device })
      const { code } = await codeMail(owner, 1)
      expect((await open(owner, code, body.flow, { device })).status).toBe(200)
      await useUp(owner, 1)
      app.pass(codeLifetime)
      const mailed = codesPerHour
      // The owner's mail is sent last, so an earlier mail to the unknown address would have arrived.
      expect((await ask(owner)).status).toBe(200)
      for (const [at, from] of [{ clientHeaders: owner.home }, { device }].entries()) {
        const asked = await ask(owner, from)
        const again = await codeMail(owner, mailed + at + 1)
        expect((await open(owner, again.code, asked.body.flow)).status, JSON.stringify(from)).toBe(200)
      }
      expect(await codeMails(owner)).toHaveLength(mailed + 2)
    })

    it('guesses for itself: the link in the mail and the owner’s own request keep their guesses', async () => {
      const owner = await make()
      const { body } = await ask(owner)
      const mail = await codeMail(owner, 1)
      for (const guess of times(comparesPerCode + 1, (each) => each + 1))
        expect((await open(owner, wrongCode(mail.code, guess), body.flow)).status).toBe(400)
      expect((await open(owner, mail.code, body.flow)).status, 'the stranger’s request').toBe(400)
      expect((await open(owner, mail.code, mail.flow)).status, 'the link').toBe(200)
    })

    it('cannot use a code that its owner has used, though it was mailed for both', async () => {
      const owner = await make()
      const flow = await useUp(owner)
      const { body } = await ask(owner)
      const { code } = await codeMail(owner, codesPerHour + 1)
      const answers = await Promise.all([open(owner, code, flow), open(owner, code, body.flow)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
      expect((await open(owner, code, flow)).status).toBe(400)
    })

    it('has two guesses at a code that is mailed again', async () => {
      const owner = await make()
      await useUp(owner)
      const { body } = await ask(owner)
      const { code } = await codeMail(owner, codesPerHour + 1)
      for (const guess of times(statusPage.comparesPerRepeat, (each) => each + 1))
        await open(owner, wrongCode(code, guess), body.flow)
      expect((await open(owner, code, body.flow)).status).toBe(400)
    })
  })
}
