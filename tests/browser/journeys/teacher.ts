import { smallPdf } from '../../support/pdf.ts'
import { payloadOf } from '../steps/desk.ts'
import { redGreenPicture } from '../steps/faculty-desk.ts'
import { type Journey, signIn, signOut } from './journey.ts'

export const teacher: Journey = {
  name: 'A teacher signs in, changes the profile with photo and resume as an open page shows, adds an award and deletes it, and signs out',
  walk: async (scene) => {
    const { t, at, addTeacher, mark, openWalker } = scene
    const { desk, faculty } = t
    const account = await addTeacher()
    const visitor = await openWalker()
    await visitor.openLive(at(`/faculty-profile/${account.uname}`))
    const walker = await openWalker()
    await signIn(scene, walker, account, '/FacultyDashboard')
    await walker.press(desk.ownProfile.edit)
    await walker.fill(desk.profiles.fields.phone, '55500 20202')
    await walker.fill(faculty.profile.details.areaOfInterest, `लोक प्रशासन ${mark}`)
    const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await redGreenPicture() }
    await walker.upload(desk.profiles.photo.label, photo)
    await walker.fill(desk.profiles.photo.zoom, '1.5')
    await walker.upload(desk.profiles.resume.label, await payloadOf(smallPdf('Résumé 2026.pdf')))
    await walker.sees(desk.ownProfile.upload.there)
    await walker.engine.look?.('journey-profile')
    await walker.press(desk.kit.save)
    await walker.seesThe('button', desk.ownProfile.edit)
    await visitor.sees(new RegExp(mark))
    await visitor.sees('55500 20202')
    await visitor.seesThe('img', t.controls.portraitOf(account.name))
    await visitor.seesThe('link', new RegExp(`^${faculty.profile.resume}`))

    const { awards, fields, remove, deleting } = desk.ownRecords
    await walker.open('/FacultyDashboard/awards')
    await walker.press(awards.add)
    const form = walker.within('form', awards.newTitle)
    await form.fill(fields.title, `Best Paper ${mark}`)
    await form.fill(fields.organization, 'A learned society')
    await form.fill(fields.year, '2021')
    await form.press(awards.add)
    await walker.sees(awards.added)
    await visitor.sees(new RegExp(`Best Paper ${mark}`))
    await walker.engine.look?.('journey-award')
    await walker.press(remove(`Best Paper ${mark}`))
    await walker.within('alertdialog').press(deleting.action)
    await walker.sees(awards.deleted)
    await visitor.seesNo(new RegExp(`Best Paper ${mark}`))
    await signOut(scene, walker)
  },
}
