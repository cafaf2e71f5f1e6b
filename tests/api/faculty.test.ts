import { endpointTable } from '@prangan/contract/endpoints/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoTeachers } from '../../emulators/demo/teachers.ts'
import { addMembers, emailsOf, everyoneButAdmins, type Members, member } from './faculty-members.ts'

/** The names of the contract's text, letter for letter. */
const names =
  `Id Name Designation Department Email Mobile Photo Resume Qualification Area_of_Interest Experience
  Publications Seminars_Organized Seminars_Attended Awards Membership Masters_Supervised PhD_Supervised Other_Info
  name designation department email phone photo resume highest_qualification area_of_interest teaching_experience
  publications_books_patents seminar_conference_workshop_organized seminar_conference_workshop_attended
  fellowship_awards membership masters_supervised phd_supervised other_info`.split(/\s+/)

let members: Members
beforeAll(async () => {
  members = await addMembers()
})
afterAll(() => members.takeAway())

const shownTeachers = demoTeachers.filter(({ isRemoved }) => !isRemoved)
const removedTeachers = demoTeachers.filter(({ isRemoved }) => isRemoved)

describe('The faculty list', () => {
  it('shows a visitor every member who is not removed, by name, and of nobody whether they are', async () => {
    const shown = await members.list()
    expect(emailsOf(shown)).toEqual(expect.arrayContaining(shownTeachers.map((teacher) => teacher.email)))
    expect(new Set(emailsOf(shown)).size).toBe(shown.length)
    const shownNames = shown.map(({ Name }) => Name)
    expect(shownNames).toEqual(shownNames.toSorted((a, b) => a.localeCompare(b, 'en')))
    for (const item of shown) expect(Object.keys(item).sort()).toEqual(names.toSorted())
  })

  it('can be cut by the department, as the earlier site does', async () => {
    const shown = await members.list()
    const addressesIn = (department: string) =>
      emailsOf(shown.filter((item) => item.Department === department)).filter((address) =>
        demoTeachers.some((teacher) => teacher.email === address),
      )
    expect(addressesIn('Faculty of Arts')).toHaveLength(10)
    expect(addressesIn('Faculty of Science')).toHaveLength(7)
  })

  it('hides who is removed from everyone but an admin, whatever token they send', async () => {
    expect(removedTeachers).toHaveLength(1)
    const hidden = [members.removed.uname, ...removedTeachers.map((teacher) => teacher.email)]
    for (const who of [undefined, ...everyoneButAdmins]) {
      const shown = await members.list(who)
      const addresses = emailsOf(shown)
      expect(addresses, who).toContain(member.email)
      expect(
        hidden.filter((address) => addresses.includes(address)),
        who,
      ).toEqual([])
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
    for (const address of [members.removed.uname, ...removedTeachers.map((teacher) => teacher.email)]) {
      expect(isRemoved(address)).toBe(true)
    }
    for (const item of shown) expect(Object.keys(item).sort()).toEqual([...names, 'isRemoved'].sort())
  })

  it('is of the shape that the contract gives, for a visitor and for an admin', async () => {
    for (const send of [await members.list(), await members.list('an admin')]) {
      expect(endpointTable.listFaculty.output.parse({ send })).toEqual({ send })
    }
  })
})
