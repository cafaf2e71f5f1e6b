import { documentPaths } from '@prangan/contract/paths'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setLanguage } from '../../messages/language.ts'
import { onHindiDesk, saidInLatin } from '../../testing/in-hindi.ts'
import { server } from '../../testing/server.ts'
import { storedMember } from '../../testing/stored.ts'

const load = async () => ({
  ...(await import('../../features/faculty/own/components/own-profile.tsx')),
  ...(await import('../../features/faculty/own/components/own-records.tsx')),
  ...(await import('../../features/account/desk/components/change-password.tsx')),
  ...(await import('../../messages/desk.ts')),
})
let desk: Awaited<ReturnType<typeof onHindiDesk<Awaited<ReturnType<typeof load>>>>>

/** File types, addresses, the test's own link, and names that are not written in Hindi. */
const allowed = /JPEG|PNG|WebP|MB|ISSN|DOI|\.docx?|UGC-CARE|Scopus|Elsewhere|\S+@\S+/g

/** Returns the text in Latin letters, except options and text marked as English. */
const said = (allowed: RegExp) => saidInLatin(allowed, '[lang="en"], option, datalist')

const hindiMember = storedMember({ name: 'आशा वर्मा' })

beforeAll(async () => {
  desk = await onHindiDesk(load)
})
afterEach(() => desk.closeScreen())
afterAll(() => setLanguage('en'))

describe('A teacher whose desk is in Hindi', () => {
  it('reads nothing in English at their profile and in its form', async () => {
    const { ownProfile, kit } = desk.deskMessages()
    desk.firestore.put(documentPaths.faculty('asha'), hindiMember)
    const person = desk.openScreen(<desk.OwnProfile />, '/desk')
    await desk.says(ownProfile.review.never)
    expect(said(allowed)).toEqual([])
    server.answers('confirmProfile', { message: 'Thank you.' })
    await desk.press(person, ownProfile.review.first)
    await desk.says(ownProfile.review.done(''))
    await desk.press(person, ownProfile.edit)
    await desk.says(ownProfile.form.title)
    expect(said(allowed)).toEqual([])
    server.isBehindBrokenGateway('updateFacultyDetails')
    await desk.press(person, kit.save)
    await desk.says(ownProfile.form.failed)
    expect(said(allowed)).toEqual([])
  })

  it('reads nothing in English at their publications, and a month is stored as it always was', async () => {
    const { ownRecords } = desk.deskMessages()
    server.answers('readDoiLookUp', { isOn: true })
    const person = desk.openScreen(<desk.Publications />)
    await desk.says(ownRecords.publications.empty)
    await desk.press(person, ownRecords.publications.add)
    await desk.says(ownRecords.doi.label)
    expect(said(new RegExp(`${allowed.source}|10\\.1234/abc\\.56`, 'g'))).toEqual([])
    const { fields } = ownRecords
    desk.fillIn({
      [fields.publication]: 'झील का जल',
      [fields.department]: 'विज्ञान',
      [fields.category]: 'शोध-पत्र',
      [fields.month]: 'फ़रवरी',
      [fields.year]: '२०२४',
    })
    server.answers('addPublication', { message: 'Added.', id: 'one' })
    await desk.press(person, ownRecords.publications.add)
    await desk.says(ownRecords.publications.added)
    expect(server.callsOf('addPublication')[0]?.body).toMatchObject({
      category: 'Research paper',
      month: 'February',
      year: '2024',
    })
  })

  it('reads nothing in English at their positions, of which one goes on', async () => {
    const { ownRecords } = desk.deskMessages()
    desk.firestore.put(`${documentPaths.facultyRecords('asha', 'experiences')}/one`, {
      position: 'प्रवक्ता',
      organization: 'राजकीय महाविद्यालय',
      from: '2019-07',
      to: 'Present',
      isRemoved: false,
    })
    const person = desk.openScreen(<desk.Experiences />)
    await desk.press(person, ownRecords.edit('प्रवक्ता'))
    const { from, to } = ownRecords.fields
    expect(desk.typedIn(from, to)).toEqual(['जुलाई 2019', 'वर्तमान'])
    expect(said(allowed)).toEqual([])
    desk.fill(from, '2018')
    server.answers('updateExperience', { message: 'Changed.' })
    await desk.press(person, desk.deskMessages().kit.save)
    await desk.says(ownRecords.experiences.changed)
    expect(server.callsOf('updateExperience')[0]?.body).toMatchObject({ _from: '2018', _to: 'Present' })
  })

  it('reads nothing in English where they change their password', () => {
    desk.openScreen(<desk.ChangePassword />)
    expect(said(allowed)).toEqual([])
  })
})
