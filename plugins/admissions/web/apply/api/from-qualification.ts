import { latinDigits } from '@prangan/contract/digits'
import { examsOf } from '../../../contract/requirements.ts'
import type { Settings } from './details-of.ts'
import type { MarksText, TextName } from './typed-details.ts'

const stream = /\(([^()]{2,60})\)/
const marks = /(?<![\d.])(\d{2,4}(?:\.\d{1,2})?)\s*(?:\/|(?:out\s+)?of\b)\s*(\d{2,4})(?!\d)/i
const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/

/** Returns what is said of an examination in words such as 'Intermediate (Arts), 360 of 500, 2025'. */
function marksIn(text: string): [MarksText, string][] {
  const written = latinDigits(text)
  const [both = '', obtained = '', maximum = ''] = marks.exec(written) ?? []
  const found: [MarksText, string][] = [
    ['stream', stream.exec(written)?.[1]?.trim() ?? ''],
    ['year', year.exec(written.replace(both, ''))?.[0] ?? ''],
    ['obtained', obtained],
    ['maximum', maximum],
  ]
  return found.filter(([, value]) => value !== '')
}

/** Returns the fields of the last examination that the first step has told already. */
export function fromQualification({
  programme,
  applicant,
}: Pick<Settings, 'programme' | 'applicant'>): Partial<Record<TextName, string>> {
  const exam = examsOf(programme).at(-1) ?? 'xii'
  const told = marksIn(applicant.qualification ?? '')
  return Object.fromEntries(told.map(([name, value]) => [`education-${exam}-${name}`, value]))
}
