import { expect, it } from 'vitest'
import { readFieldIssue } from '../field-messages.ts'
import { profileFormats } from './profile-formats.ts'

type Field = keyof typeof profileFormats

it.each([
  ['phone', '', ''],
  ['phone', ' 01234-255010 ext. 12, 55500 10116 ', '01234-255010 ext. 12, 55500 10116'],
  ['phone', '५५५०० १०११६', '५५५०० १०११६'],
  ['teaching_experience', '', ''],
  ['teaching_experience', '0', '0'],
  ['teaching_experience', '१२', '12'],
  ['teaching_experience', '12.5', '12.5'],
  ['teaching_experience', '15+ Years', '15+ Years'],
  ['teaching_experience', '12 years 6 months', '12 years 6 months'],
  ['teaching_experience', '12 वर्ष', '12 वर्ष'],
  ['masters_supervised', '', ''],
  ['masters_supervised', '52', '52'],
  ['phd_supervised', '2 (one in progress)', '2 (one in progress)'],
  ['phd_supervised', '2 (एक जारी)', '2 (एक जारी)'],
] as const)('A teacher may give as %s: %j', (field: Field, typed, kept) => {
  expect(profileFormats[field].parse(typed)).toBe(kept)
})

it.each([
  ['phone', 'abc!!', 'badPhone'],
  ['phone', '98765', 'badPhone'],
  ['phone', `5550010116 ${'x'.repeat(80)}`, 'tooLong'],
  ['teaching_experience', '-5 lots', 'badTeachingYears'],
  ['teaching_experience', '5 lots', 'badTeachingYears'],
  ['teaching_experience', '71', 'badTeachingYears'],
  ['teaching_experience', 'many', 'badTeachingYears'],
  ['masters_supervised', 'zzz', 'badCount'],
  ['masters_supervised', '-3', 'badCount'],
  ['phd_supervised', '2.5', 'badCount'],
  ['phd_supervised', '2 lots', 'badCount'],
] as const)('… but is told which form is right of %s: %j', (field: Field, typed, code) => {
  const [issue] = profileFormats[field].safeParse(typed).error?.issues ?? []
  expect(readFieldIssue(issue?.message ?? '')?.code).toBe(code)
})
