import { documentPaths } from '@prangan/contract/paths'
import { setLanguage } from '@prangan/web/messages/language.ts'
import { loadInHindi } from '@prangan/web/testing/in-hindi.ts'
import { auditDetail } from '@prangan/web/ui/desk/audit-detail.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { admissionPaths } from '../../contract/paths.ts'

const application = documentPaths.admission('one')
const list = admissionPaths.list('one')

afterEach(() => setLanguage('en'))

describe('The office reads in histories', () => {
  it.each([
    ['document viewed', application, 'marksheet-xii', 'Class 12 marksheet'],
    ['document viewed', application, 'ncc-certificate', 'Document: ncc certificate'],
    ['application documents changed', application, '+ photo', '+ Photo'],
    ['application corrected', application, 'education.xii.obtained, name', 'Class 12: Marks obtained, Name'],
    [
      'application changed',
      application,
      'in review → queried, claim:women refused, document:photo right, 1 asked',
      'In review → Question asked, Claim: Female candidates: refused, Photo: correct, 1 question asked',
    ],
    ['application changed', application, 'new → accepted, by post', 'New → Accepted, by post'],
    [
      'application answered',
      application,
      'education, corrected dob, late',
      'Marks, corrected: Date of birth, answered late',
    ],
    ['seats offered', application, 'list 2, under sc', 'merit list 2, seat: SC'],
    [
      'list published',
      list,
      '40 rows, 1 seats decided, unchecked 6, converted 3, groups 6, otherDay 2',
      '40 applicants in the list, 1 seat decided after corrections, not checked yet: 6, reserved seats given to other categories: 3, seats of groups given to others: 6, 2 days after the announced day',
    ],
  ] as const)('words, not keys: %s of %s, %s', (action, subject, detail, words) => {
    expect(auditDetail({ action, subject, detail })).toBe(words)
  })

  it('Hindi words in Hindi', async () => {
    await loadInHindi()
    const detail = 'claim:women refused, education.xii.obtained, 1 asked, unchecked 28'
    const words = auditDetail({ action: 'application changed', subject: application, detail })
    expect(words.replace('12', '')).not.toMatch(/[a-z]/i)
  })
})
