import { college } from '@prangan/college/config'
import { expect, test } from 'vitest'
import { filesNaming } from '../support/files-naming.ts'

/** The facts as a whole: a word of a name, or the domain of a mail service, may be anybody's. */
const facts = [
  ...Object.values(college.name),
  ...Object.values(college.address),
  college.email,
  college.phone.shown,
]

test.each(facts)('No code of the product names this college by %s', (fact) => {
  expect(filesNaming(fact)).toEqual([])
})
