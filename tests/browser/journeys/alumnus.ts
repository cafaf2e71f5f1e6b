import type { RegisterAlumnusInput } from '@prangan/contract/schemas/alumni'
import { jpeg } from '../../support/alumni.ts'
import { awaitMail } from '../../support/mailbox.ts'
import { type Journey, signIn } from './journey.ts'

export const alumnus: Journey = {
  name: 'An alumnus registers with a photo, the open desk shows it, and once verified they appear in the open gallery',
  walk: async (scene) => {
    const { t, at, admin, mark, newAlumnus, openWalker } = scene
    const { alumni, desk } = t
    const name = `Aabha ${mark}`
    // The gallery starts with the newest year.
    const year = String(new Date().getUTCFullYear())
    const person = newAlumnus({ name, year, specialization: '' })

    const office = await openWalker()
    await signIn(scene, office, admin, '/AdminDashboard')
    await office.open(`/AdminDashboard/view-alumni?tab=requested&q=${mark}`)
    await office.sees(desk.alumni.empty.requested)

    const walker = await openWalker()
    await walker.open(at('/alumni-registration'))
    await walker.press(alumni.open)
    for (const [field, label] of Object.entries(alumni.fields) as [keyof RegisterAlumnusInput, string][]) {
      if (field === 'specialization') continue
      if (field === 'gender' || field === 'degree') await walker.choose(label, person[field])
      else await walker.fill(label, person[field])
    }
    const photo = { name: 'मैं.jpg', mimeType: 'image/jpeg', buffer: await jpeg() }
    await walker.upload(alumni.photo.label, photo)
    await walker.seesThe('img', alumni.photo.chosen)
    await walker.engine.look?.('journey-alumnus')
    await walker.press(alumni.submit)
    await walker.sees(alumni.another)
    await walker.openLive(at('/alumni-gallery'))

    const { row, verify } = desk.alumni
    await office.press(new RegExp(`^${row.verify}.*${name}$`))
    const question = office.within('alertdialog')
    await question.sees(new RegExp(mark))
    await question.press(verify.labels[0])
    await office.sees(desk.alumni.empty.requested)
    await walker.sees(name)
    await awaitMail(person.email)
  },
}
