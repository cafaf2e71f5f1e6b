import { endpointTable } from '@prangan/contract/endpoints/table'
import { documentPaths } from '@prangan/contract/paths'
import { designationAt, facultyAt } from '@prangan/contract/testing/fixtures'
import { beforeAll, describe, expect, it } from 'vitest'
import { newFaculty } from '../../functions/src/faculty/new-faculty.ts'
import { newEmail } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { addMembers, emailsOf, everyoneButAdmins, type Members, member } from './faculty-members.ts'

/** Copied letter for letter from the HTTP contract. */
const names =
  `Id Name Designation Department Email Mobile Photo Resume Qualification Area_of_Interest Experience
  Publications Seminars_Organized Seminars_Attended Awards Membership Masters_Supervised PhD_Supervised Other_Info
  name designation department email phone photo resume highest_qualification area_of_interest teaching_experience
  publications_books_patents seminar_conference_workshop_organized seminar_conference_workshop_attended
  fellowship_awards membership masters_supervised phd_supervised other_info`.split(/\s+/)

const others = [
  { name: 'Zubeida Khan', department: facultyAt(0).en },
  { name: 'Aman Tiwari', department: facultyAt(1).en },
  { name: 'Mohan Lal', department: facultyAt(0).en },
].map((known) => ({ ...known, designation: designationAt(0), email: newEmail('other') }))

const app = useOwnApp()
let members: Members
beforeAll(async () => {
  members = await addMembers(app)
  for (const other of others) {
    await members.firestore.doc(documentPaths.faculty(crypto.randomUUID())).create(newFaculty(other))
  }
})

describe('The faculty list', () => {
  it('shows a visitor every member who is not removed, by name, and says of nobody whether they are', async () => {
    const shown = await members.list()
    const expected = [member, ...others].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    expect(emailsOf(shown)).toEqual(expected.map(({ email }) => email))
    for (const item of shown) expect(Object.keys(item).sort()).toEqual(names.toSorted())
  })

  it('can be cut by the department, as the earlier site does', async () => {
    const shown = await members.list()
    const addressesIn = (department: string) =>
      emailsOf(shown.filter((item) => item.Department === department)).toSorted()
    for (const wanted of [facultyAt(0).en, facultyAt(1).en]) {
      const its = [member, ...others]
        .filter(({ department }) => department === wanted)
        .map(({ email }) => email)
      expect(addressesIn(wanted)).toEqual(its.toSorted())
    }
  })

  it('hides who is removed from everyone but an admin, whatever token they send', async () => {
    for (const who of [undefined, ...everyoneButAdmins]) {
      const shown = await members.list(who)
      const addresses = emailsOf(shown)
      expect(addresses, who).toContain(member.email)
      expect(addresses, who).not.toContain(members.removed.uname)
      expect(
        shown.some((item) => 'isRemoved' in item),
        who,
      ).toBe(false)
    }
  })

  it('shows an admin all, and says of each whether they are removed', async () => {
    const shown = await members.list('an admin')
    const isRemoved = (address: string) => shown.find(({ Id }) => Id === address)?.isRemoved
    expect(isRemoved(member.email)).toBe(false)
    expect(isRemoved(members.removed.uname)).toBe(true)
    for (const item of shown) expect(Object.keys(item).sort()).toEqual([...names, 'isRemoved'].sort())
  })

  it('is of the shape that the contract gives, for a visitor and for an admin', async () => {
    for (const send of [await members.list(), await members.list('an admin')]) {
      expect(endpointTable.listFaculty.output.parse({ send })).toEqual({ send })
    }
  })
})
