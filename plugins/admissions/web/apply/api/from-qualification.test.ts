import { describe, expect, it } from 'vitest'
import { publicProgramme } from '../../testing/full-application.ts'
import type { Settings } from './details-of.ts'
import { fromQualification } from './from-qualification.ts'

const told = (qualification: string, level: 'bachelor' | 'master' = 'bachelor') => {
  const programme = publicProgramme({ level })
  const applicant = { qualification } as Settings['applicant']
  return fromQualification({ programme, applicant })
}

describe('An applicant who wrote in the first step', () => {
  it.each([
    ['Intermediate (Arts), 72 %', { stream: 'Arts' }],
    [
      'Intermediate (Science), 360/500, 2025',
      { stream: 'Science', obtained: '360', maximum: '500', year: '2025' },
    ],
    ['12th pass, ४१२.५ out of ५००', { obtained: '412.5', maximum: '500' }],
    ['Class 12, 1500 of 2000', { obtained: '1500', maximum: '2000' }],
    ['Intermediate', {}],
  ])('%s finds it in class XII', (qualification, fields) => {
    const named = Object.entries(fields).map(([name, value]) => [`education-xii-${name}`, value])
    expect(told(qualification)).toEqual(Object.fromEntries(named))
  })

  it('the first degree finds it there, for a master’s programme', () => {
    expect(told('B.A. (History), 2024', 'master')).toEqual({
      'education-ug-stream': 'History',
      'education-ug-year': '2024',
    })
  })
})
