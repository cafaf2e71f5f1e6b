import { idOfNumber } from '@prangan/contract/ids'
import { removeObject } from '@prangan/functions/media/store-object'
import { type Journey, signIn } from '@prangan/tests/browser/journeys/journey.ts'
import { payloadOf } from '@prangan/tests/browser/steps/desk.ts'
import { awaitMail, codeIn } from '@prangan/tests/support/mailbox.ts'
import { smallPdf } from '@prangan/tests/support/pdf.ts'
import { newEmail } from '@prangan/tests/support/people.ts'
import { inquiryPaths } from '../../contract/paths.ts'
import englishDesk from '../../messages/en/desk-inquiries.ts'
import english from '../../messages/en/index.ts'
import hindiDesk from '../../messages/hi/desk-inquiries.ts'
import hindi from '../../messages/hi/index.ts'

const texts = { en: english, hi: hindi }
const deskTexts = { en: englishDesk, hi: hindiDesk }
const scan = await payloadOf(smallPdf('receipt.pdf'))

export const grievance: Journey = {
  name: 'A student files a grievance with a file, the office answers and decides, and the student reads it with the mailed code',
  walk: async (scene) => {
    const { at, admin, atEnd, firebase, mark, openWalker } = scene
    const inquiries = texts[scene.language]
    const email = newEmail('student')
    const subject = `Late fee ${mark}`
    const student = await openWalker()
    await student.open(at('/grievance'))
    await student.choose(inquiries.grievance.category, 'fees')
    await student.fill(inquiries.grievance.subject, subject)
    await student.fill(inquiries.grievance.message, 'विलंब शुल्क दो बार लिया गया। In June.')
    await student.upload(inquiries.grievance.files, scan)
    await student.check(inquiries.grievance.named)
    await student.fill(inquiries.name, 'Kiran Rao')
    await student.fill(new RegExp(`^${inquiries.email}`), email)
    await student.engine.look?.('journey-grievance')
    await student.press(inquiries.grievance.send)
    const number = (await student.read(/^[A-Z]+-G-\d{4}-\w+$/)).trim()
    const id = idOfNumber(number)
    atEnd(async () => {
      const firestore = await firebase.firestore()
      await firestore.doc(inquiryPaths.inquiry(id)).delete()
      await removeObject(firebase, inquiryPaths.file(id, '1-document.pdf'))
    })

    const office = await openWalker()
    const { handle } = deskTexts[scene.language]
    await signIn(scene, office, admin, '/AdminDashboard')
    await office.open(`/AdminDashboard/inquiries?q=${number}`)
    await office.press(new RegExp(subject))
    const dialog = office.within('dialog')
    await dialog.choose(handle.status, 'decided')
    await dialog.choose(handle.outcome, 'upheld')
    await dialog.fill(handle.answer, `The fee is paid back ${mark}.`)
    await office.engine.look?.('journey-grievance-handled')
    await dialog.press(handle.saveAndSend)
    await awaitMail(email, 2)

    await student.open(at('/inquiry'))
    const ask = student.within('form', inquiries.status.withoutCode)
    await ask.fill(inquiries.status.number, number)
    await ask.fill(inquiries.status.contact, email)
    await ask.press(inquiries.status.mailCode)
    const mail = await awaitMail(email, 3)
    const form = student.within('form', inquiries.status.withCode)
    await form.has(inquiries.status.number, number)
    await form.fill(inquiries.status.code, codeIn(mail))
    await student.press(inquiries.status.open)
    await student.sees(`The fee is paid back ${mark}.`)
    await student.engine.look?.('journey-grievance-decided')
  },
}
