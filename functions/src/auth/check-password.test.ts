import { fieldText } from '@prangan/contract/field-messages'
import { beforeEach, describe, expect, it } from 'vitest'
import { Failure } from '../lib/failure.ts'
import { checkPassword, normalisePassword } from './check-password.ts'

let minLength = 8
const configuration = { passwordMinLength: () => minLength }
const about = { email: 'Asha.Verma@college.test', field: 'psw', configuration }

async function issueOf(password: string): Promise<string | undefined> {
  try {
    await checkPassword(password, about)
    return undefined
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    expect([error.code, fieldText(error.fields?.psw ?? '')]).toEqual(['weak-password', error.message])
    return error.message
  }
}

beforeEach(() => {
  minLength = 8
})

describe('A password', () => {
  it('may be as short as the college allows, and never shorter than eight characters', async () => {
    expect(await issueOf('kite 7.7')).toBeUndefined()
    minLength = 15
    expect(await issueOf('fourteen signs')).toContain('at least 15')
    expect(await issueOf('fifteen signs !')).toBeUndefined()
    minLength = 4
    expect(await issueOf('seven !')).toContain('at least 8')
  })

  it('is measured in the form in which it is kept', async () => {
    // This single character becomes eighteen in its normal form.
    expect(await issueOf('\uFDFA'.repeat(15))).toContain('at most 256')
    // Each of these eight letters with an accent is written as two characters.
    expect(await issueOf('e\u0301'.repeat(4))).toContain('at least 8')
  })

  it.each([
    '12345678',
    'Password1',
    'ｐａｓｓｗｏｒｄ',
    ' iloveyou ',
    'abc123abc123abc123',
    'zzzzzzzzzzzzzzzz',
  ])('that everyone tries first is refused, however it is written (%s)', async (password) => {
    expect(await issueOf(password)).toContain('most common')
  })

  it.each(['asha.verma@COLLEGE.test', 'Asha.Verma', 'asha.vermaasha.verma'])(
    'that repeats its address is refused (%s)',
    async (password) => {
      expect(await issueOf(password)).toContain('e-mail address')
    },
  )

  it('needs no capitals, digits or signs', async () => {
    expect(await issueOf('banyan courtyard lamp')).toBeUndefined()
    expect(await issueOf('बरगद का आँगन')).toBeUndefined()
  })

  it('of any length is looked at in no time', async () => {
    await issueOf('load the list')
    const started = process.cpuUsage()
    for (const part of ['ab', 'a', 'abc']) await issueOf(`${part.repeat(256).slice(0, 255)}!`)
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1_000, 'milliseconds of a processor').toBeLessThan(100)
  })
})

describe('The kept form of a password', () => {
  it('is one for all the ways in which keyboards write it', () => {
    const forms = ['ñ ड़ Å ﬁ', 'ñ ड़ Å fi'].flatMap((text) => [text.normalize('NFC'), text.normalize('NFD')])
    expect(new Set(forms.map(normalisePassword)).size).toBe(1)
  })

  it('keeps case and spaces', () => {
    expect(normalisePassword('  A b ')).toBe('  A b ')
  })
})
