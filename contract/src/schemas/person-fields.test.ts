import { degreeAt } from '@prangan/contract/testing/fixtures'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { latinDigits } from '../digits.ts'
import { RegisterAlumnusInputSchema } from './alumni.ts'
import { birthDateOf, MobileSchema, PassingYearSchema, PinCodeSchema, personName } from './person-fields.ts'

const NameSchema = personName('Name')
const takes = (schema: z.ZodMiniType, text: string) => schema.safeParse(text).success
const yearsAgo = (years: number, days = 0) => {
  const now = new Date()
  const day = Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days)
  return new Date(day).toISOString().slice(0, 10)
}

describe('A mobile number', () => {
  it.each([
    '6666612345',
    '66666 12345',
    '+91 66666-12345',
    '+91-66666.12345',
    '0091 6666612345',
    '916666612345',
    '06666612345',
    '(066666) 12345',
    '६६६६६१२३४५',
    '+९१ ६६६६६ १२३४५',
    '৬৬৬৬৬১২৩৪৫',
    '６６６６６１２３４５',
  ])('typed as %s is its ten digits', (typed) => {
    expect(MobileSchema.parse(typed)).toBe('6666612345')
  })

  it.each(['98765', '5550012345', '0123456789', '66666123456', '+1 6666612345', 'six', '66666x2345'])(
    'is not %s',
    (typed) => {
      expect(takes(MobileSchema, typed)).toBe(false)
    },
  )

  it('that begins like the country is not cut', () => {
    expect(MobileSchema.parse('9123456789')).toBe('9123456789')
  })
})

describe('A PIN code', () => {
  it.each(['289001', '289 001', ' 289-001 ', '२८९००१'])('typed as %s is its six digits', (typed) => {
    expect(PinCodeSchema.parse(typed)).toBe('289001')
  })

  it.each(['12', '089001', '2890011', '28900l'])('is not %s', (typed) => {
    expect(takes(PinCodeSchema, typed)).toBe(false)
  })
})

describe('A date or year', () => {
  it('of birth is that of somebody of the age asked for, to the day', () => {
    const schema = birthDateOf(14)
    expect(takes(schema, yearsAgo(14))).toBe(true)
    expect(takes(schema, yearsAgo(14, 1))).toBe(false)
    expect(takes(schema, yearsAgo(99))).toBe(true)
    expect(takes(schema, yearsAgo(101))).toBe(false)
    expect(schema.parse('१९९०-०५-०६')).toBe('1990-05-06')
    expect(takes(schema, '1990-02-30')).toBe(false)
  })

  it('of passing has been, in a living person\u2019s time, and after their childhood', () => {
    const now = new Date().getUTCFullYear()
    expect([now, now - 60].map((year) => takes(PassingYearSchema, String(year)))).toEqual([true, true])
    expect([now + 1, 1901].map((year) => takes(PassingYearSchema, String(year)))).toEqual([false, false])
    const told = { name: 'A', father: 'B', mother: 'C', email: 'a@example.com', MoNo: '6666612345' }
    const more = { address: 'D', gender: 'Other', degree: degreeAt(0), designation: 'E', workingplace: 'F' }
    const passed = (year: string) =>
      takes(RegisterAlumnusInputSchema, { ...told, ...more, dob: '1990-05-06', year } as never)
    expect([passed('2004'), passed('2005')]).toEqual([false, true])
  })
})

describe('A name', () => {
  it.each([
    'Asha Verma',
    'A.P.J. Abdul Kalam',
    'Md.Salim',
    'Md.Inayat',
    'Smt. R. K. Devi',
    "Mary D'Souza-Rao",
    'रामेश्वर प्रसाद',
    'क्‍या', // with a joiner, as some keyboards write Hindi
    'Ravi (Chhotu)',
  ])('is %s', (name) => {
    expect(takes(NameSchema, name)).toBe(true)
  })

  it.each([
    'https://evil.test',
    'Your fee is due at evil.com',
    'www.evil',
    'evil．com',
    'evil。com',
    'evil｡com',
    'pay.page',
    'photos.zip',
    'college.web',
    'pay/now',
    'a@evil.test',
    'Asha\nBcc: all',
    'Asha\u202everma',
    'Asha\u2066x',
    'Asha\u200bVerma',
    'Asha\u0000',
  ])('is not %j', (name) => {
    expect(takes(NameSchema, name)).toBe(false)
  })
})

it('Digits of any script become Latin ones, and nothing else changes', () => {
  expect(latinDigits('०१२३४५६७८९ ٠١٢٩ ৯ ੯ 7 अ')).toBe('0123456789 0129 9 9 7 अ')
})
