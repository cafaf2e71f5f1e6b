import { addDays } from '@prangan/contract/calendar-days'
import { fieldMessages } from '@prangan/contract/field-messages'
import { describe, expect, it } from 'vitest'
import { issuesInDetails } from '../../../contract/requirements.ts'
import { ApplicationDetailsInputSchema } from '../../../contract/schemas/full-application.ts'
import { publicProgramme, publicSession } from '../../testing/full-application.ts'
import { detailsOf, fieldAt, issuesOf, type Settings, today } from './details-of.ts'
import { nothingTypedOf, type TypedDetails } from './typed-details.ts'

const born = (years: number): string => {
  const now = new Date()
  return `${now.getFullYear() - years}-01-01`
}
const settingsOf = (given: Partial<Settings['applicant']> = {}): Settings => ({
  session: publicSession(),
  programme: publicProgramme(),
  applicant: {
    name: 'Meera Joshi',
    dob: born(20),
    gender: 'female',
    category: 'general',
    state: 'Uttar Pradesh',
    ...given,
  },
})

const marks = (exam: 'x' | 'xii' | 'ug') => ({
  [`education-${exam}-board`]: 'UP Board',
  [`education-${exam}-rollNumber`]: '1234567',
  [`education-${exam}-year`]: String(new Date().getFullYear() - (exam === 'x' ? 2 : 0)),
  [`education-${exam}-obtained`]: '४३७',
  [`education-${exam}-maximum`]: '500',
})
const typedOf = (given: Partial<TypedDetails> = {}): TypedDetails => ({
  ...nothingTypedOf(['major', 'minor']),
  domicile: 'Uttar Pradesh',
  registrationNumber: 'R1234',
  ...marks('x'),
  ...marks('xii'),
  'subjects-major': ['hindi', 'history'],
  'consent-admission': true,
  ...given,
})

describe('An applicant', () => {
  it('who has filled in everything can send it, with digits in Devanagari', () => {
    expect(issuesOf(typedOf(), settingsOf())).toEqual({})
    const details = ApplicationDetailsInputSchema.parse(detailsOf(typedOf(), settingsOf()))
    expect(details).toMatchObject({
      guardian: null,
      categoryProof: null,
      cuet: null,
      disabilityPercent: null,
      education: { xii: { obtained: 43_700, maximum: 50_000 } },
      subjects: { major: ['hindi', 'history'], minor: [] },
    })
  })

  it('who has filled in nothing is told of each field, the marks included', () => {
    const issues = issuesOf(nothingTypedOf(['major', 'minor']), settingsOf())
    expect(Object.keys(issues).toSorted()).toEqual(
      [
        'consent-admission',
        'domicile',
        ...['x', 'xii'].flatMap((exam) =>
          ['board', 'maximum', 'obtained', 'rollNumber', 'year'].map((name) => `education-${exam}-${name}`),
        ),
        'registrationNumber',
        'subjects-major',
      ].toSorted(),
    )
  })

  it('under 18 names a guardian, and of a reserved category a certificate', () => {
    const issues = issuesOf(typedOf(), settingsOf({ dob: born(17), category: 'obc' }))
    expect(Object.keys(issues).toSorted()).toEqual([
      'categoryProof-authority',
      'categoryProof-issuedOn',
      'categoryProof-number',
      'guardian-email',
      'guardian-mobile',
      'guardian-name',
    ])
    expect(issues['categoryProof-issuedOn']).toBe('Date of issue is required.')
  })

  it('is asked to check a certificate that was issued on a day to come', () => {
    const issuedOn = (day: string) =>
      issuesOf(
        typedOf({
          'categoryProof-number': 'C-1',
          'categoryProof-authority': 'Tehsildar',
          'categoryProof-issuedOn': day,
        }),
        settingsOf({ category: 'obc' }),
      )
    expect(issuedOn(today())).toEqual({})
    expect(issuedOn(addDays(today(), 1))).toEqual({ 'categoryProof-issuedOn': fieldMessages.dayToCome })
  })

  it('whose result is awaited gives no marks', () => {
    const typed = typedOf({ 'education-xii-isAwaited': true, 'education-xii-obtained': '' })
    expect(issuesOf(typed, settingsOf())).toEqual({})
    expect(detailsOf(typed, settingsOf()).education.xii).not.toHaveProperty('obtained')
  })

  it('is asked to check the years of examinations that were passed in the wrong order', () => {
    const passedIn = (x: string, xii: string) =>
      issuesOf(typedOf({ 'education-x-year': x, 'education-xii-year': xii }), settingsOf())
    expect(passedIn('2025', '2023')).toEqual({ 'education-xii-year': fieldMessages.classXiiBeforeX })
    expect(passedIn('२०२५', '2023')).toEqual({ 'education-xii-year': fieldMessages.classXiiBeforeX })
    expect(passedIn('2023', '2023')).toEqual({})
    const master = { ...settingsOf(), programme: publicProgramme({ level: 'master' }) }
    const typed = typedOf({ ...marks('ug'), 'education-ug-year': '2015' })
    expect(issuesOf(typed, master)).toEqual({ 'education-ug-year': fieldMessages.degreeBeforeClassXii })
  })

  it('is told of subjects that exclude each other, and of a wrong registration number', () => {
    const typed = typedOf({ 'subjects-major': ['hindi', 'sanskrit'], registrationNumber: '1234' })
    expect(issuesOf(typed, settingsOf())).toEqual({
      'subjects-major': fieldMessages.subjectsExclude,
      registrationNumber: fieldMessages.badNumber('R1234'),
    })
  })

  it('who claims a disability says how much', () => {
    const claims = ['disability']
    expect(Object.keys(issuesOf(typedOf({ claims }), settingsOf()))).toEqual(['disabilityPercent'])
    const typed = typedOf({ claims, disabilityPercent: '४०' })
    expect(issuesOf(typed, settingsOf())).toEqual({})
    expect(detailsOf(typed, settingsOf()).disabilityPercent).toBe(40)
  })

  it('makes the claim of women only as a woman', () => {
    const typed = typedOf({ claims: ['ncc', 'women'] })
    expect(detailsOf(typed, settingsOf()).claims).toEqual(['ncc', 'women'])
    for (const gender of ['male', 'other'] as const) {
      expect(detailsOf(typed, settingsOf({ gender })).claims).toEqual(['ncc'])
      const sent = { ...detailsOf(typed, settingsOf()), registrationNumber: 'R1234' }
      const { session, programme, applicant } = settingsOf({ gender })
      expect(issuesInDetails(session, programme, applicant, sent, today())).toEqual({
        claims: fieldMessages.noSuchClaim,
      })
    }
  })

  it('is told at the field what the server says of a path', () => {
    expect(fieldAt('education.x.board')).toBe('education-x-board')
    expect(fieldAt('claims.0')).toBe('claims')
    expect(fieldAt('guardian')).toBe('guardian-name')
    expect(fieldAt('document:photo')).toBe('document-photo')
  })
})
