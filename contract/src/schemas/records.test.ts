import { designationAt } from '@prangan/contract/testing/fixtures'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { fieldText } from '../field-messages.ts'
import { dayInIndia } from '../india-time.ts'
import {
  AwardInputSchema,
  ExperienceInputSchema,
  PublicationInputSchema,
  QualificationInputSchema,
} from './records.ts'

const year = Number(dayInIndia(new Date()).slice(0, 4))
const today = dayInIndia(new Date())
const tomorrow = dayInIndia(new Date(Date.now() + 24 * 60 * 60_000))

const experience = {
  designation: designationAt(0),
  organization: 'The college',
  _from: '2010',
  _to: 'Present',
}
const award = { title: 'Best paper', organization: 'A society', year: '2020' }
const qualification = { degree: 'Ph.D.', specialisation: 'Algebra', institute: 'A university', year: '2008' }
const publication = { publication: 'On rings', department: 'Mathematics' }

const told = (schema: z.ZodMiniType, typed: object) =>
  Object.fromEntries(
    (schema.safeParse(typed).error?.issues ?? []).map(({ path, message }) => [path[0], fieldText(message)]),
  )

describe('A post', () => {
  it.each(['Present', ' present', 'वर्तमान'])('goes on, typed as %s', (_to) => {
    const typed = { ...experience, _from: 'जुलाई 2019', _to }
    expect(ExperienceInputSchema.parse(typed)).toMatchObject({ _from: '2019-07', _to: 'Present' })
  })

  it.each([{ _from: today, _to: today }, { _from: String(year) }, { _from: '1950-01-01', _to: '1950' }])(
    'has begun, and ends no earlier: %j',
    (dates) => {
      expect(told(ExperienceInputSchema, { ...experience, ...dates })).toEqual({})
    },
  )

  const range = "Check the date: it can't be in the future or before 1950."
  it.each([
    [{ _from: tomorrow }, { _from: range }],
    [{ _from: '1949-12-31' }, { _from: range }],
    [{ _from: '3099' }, { _from: range }],
    [
      { _to: String(year + 1) },
      { _to: `${range.replace('date', 'end')} If you still hold this post, choose Present.` },
    ],
    [{ _to: '2009-12-31' }, { _to: 'The end must not be before the beginning.' }],
    [{ _from: '2011-02-29' }, { _from: 'Please give a date, for example 5 July 2019, July 2019 or 2019.' }],
  ])('cannot have these dates: %j', (dates, messages) => {
    expect(told(ExperienceInputSchema, { ...experience, ...dates })).toEqual(messages)
  })
})

describe('A year', () => {
  const range = "Check the year: it can't be in the future or before 1950."
  const fourDigits = 'Please give the year as four digits, for example 2024.'
  const next = String(year + 1)
  const beyond = String(year + 2)
  it.each([
    [AwardInputSchema, award, String(year), undefined],
    [AwardInputSchema, award, '२०१९', undefined],
    [AwardInputSchema, award, next, range],
    [AwardInputSchema, award, '3099', range],
    [AwardInputSchema, award, '1949', range],
    [AwardInputSchema, award, '202', fourDigits],
    [AwardInputSchema, award, 'soon', fourDigits],
    [QualificationInputSchema, qualification, '1950', undefined],
    [QualificationInputSchema, qualification, next, range],
    [PublicationInputSchema, publication, next, undefined],
    [PublicationInputSchema, publication, '', undefined],
    [
      PublicationInputSchema,
      publication,
      beyond,
      "Check the year: it can't be later than next year or before 1950.",
    ],
    [PublicationInputSchema, publication, '20', fourDigits],
  ] as const)('of a record is checked (%#)', (schema, record, typed, message) => {
    expect(told(schema, { ...record, year: typed }).year).toBe(message)
  })
})

describe('An ISSN', () => {
  it.each([
    ['2049-3630', '2049-3630'],
    ['20493630', '2049-3630'],
    [' ISSN: 2049–3630', '2049-3630'],
    ['e-ISSN 2434-561x', '2434-561X'],
    ['२०४९-३६३०', '2049-3630'],
    ['', ''],
  ])('typed as %j is kept as %j', (issn, kept) => {
    expect(PublicationInputSchema.parse({ ...publication, issn }).issn).toBe(kept)
  })

  it.each([
    ['not-an-issn', 'Enter the ISSN as eight digits, for example 2999-0149. The last may be X.'],
    ['2049-363', 'Enter the ISSN as eight digits, for example 2999-0149. The last may be X.'],
    ['2049-3631', 'Check the ISSN: its last digit does not match the others, so one digit is wrong.'],
  ])('is not %s', (issn, message) => {
    expect(told(PublicationInputSchema, { ...publication, issn })).toEqual({ issn: message })
  })
})

describe('An impact factor', () => {
  it.each(['', '1.2', '12', '0.125', '999.9999', '5.4 (SJIF)'])('may be %j', (impact) => {
    expect(told(PublicationInputSchema, { ...publication, impact })).toEqual({})
  })

  it.each(['very high', '-1', '1.2.3', 'SJIF'])('is not %s', (impact) => {
    expect(told(PublicationInputSchema, { ...publication, impact }).impact).toMatch(/as a number/)
  })

  it.each(['9999', '1000', '1.23456'])('of %s is refused by a message that says the limits', (impact) => {
    expect(told(PublicationInputSchema, { ...publication, impact }).impact).toContain(
      'a number below 1,000 with at most four decimals',
    )
  })
})
