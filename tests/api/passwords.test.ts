/** @module-tag slow */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppWithClock, startApp } from '../support/app-with-clock.ts'
import { receiveCode, resetPassword } from '../support/codes.ts'
import { makePerson, newClientHeaders, signInAs } from '../support/people.ts'

let app: AppWithClock
let email: string
let code: string
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  email = (await makePerson(app.firebase, 'faculty')).uname
  code = await receiveCode(email, app.origin)
})

const reset = (newPassword: string) => resetPassword({ email, otp: code, newPassword }, app.origin)
const login = async (psw: string) =>
  (await signInAs({ uname: email, psw }, { origin: app.origin, clientHeaders: newClientHeaders() })).status

describe('A new password', () => {
  it('that is easy to guess is refused with a reason at its field, and the code is not spent on it', {
    tags: ['slow'],
  }, async () => {
    const name = email.split('@', 1)[0] ?? ''
    const refused: [password: string, reason: RegExp][] = [
      ['kite-77', /at least 8 characters/],
      // Eight units of UTF-16, but four characters.
      ['🪁🪔🏫🎓', /at least 8 characters/],
      ['x'.repeat(257), /at most 256 characters/],
      ['12345678', /most common/],
      ['PassWord1', /most common/],
      ['ｐａｓｓｗｏｒｄ', /most common/],
      ['password'.repeat(4), /most common/],
      ['........................', /most common/],
      [' '.repeat(20), /most common/],
      [email.toUpperCase(), /e-mail address/],
      [name, /e-mail address/],
    ]
    for (const [password, reason] of refused) {
      const { status, body } = await reset(password)
      expect(status, password).toBe(400)
      expect(body.message, password).toMatch(reason)
      expect(body.errors, password).toEqual({ newPassword: body.message })
    }
    expect((await reset('kite-7.7')).status).toBe(200)
  })

  it.each([
    ['64 characters', 'correct horse battery staple '.repeat(3).slice(0, 63).concat('x')],
    ['256 characters', 'The courtyard at noon. '.repeat(12).slice(0, 256)],
    ['spaces around it', '  lamp and banyan  '],
    ['Devanagari', 'मेरा नया पासवर्ड २०२६'],
    ['signs beyond the basic plane', '🪁🪔🏫🎓🪁🏫🪔🎓'],
  ])('of %s is accepted and signs its owner in', async (_name, password) => {
    expect((await reset(password)).status).toBe(200)
    expect(await login(password)).toBe(200)
    expect(await login(`${password}.`.slice(-256))).toBe(401)
  })

  it('is the same password in whatever Unicode form a keyboard writes it', async () => {
    const composed = 'Café ñandú ड़ Å ﬁn'.normalize('NFC')
    const decomposed = composed.normalize('NFD')
    expect(decomposed).not.toBe(composed)
    expect((await reset(decomposed)).status).toBe(200)
    expect(await login(composed)).toBe(200)
    expect(await login(decomposed)).toBe(200)
    expect(await login(composed.normalize('NFKC'))).toBe(200)
  })
})
