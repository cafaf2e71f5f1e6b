import { smallPdf } from '../../support/pdf.ts'
import { payloadOf } from '../steps/desk.ts'
import { type Journey, signIn, signOut } from './journey.ts'

export const notice: Journey = {
  name: 'The office publishes a notice with a PDF, an open page shows it live, and loses it when it is deleted',
  walk: async (scene) => {
    const { t, at, admin, mark, openWalker } = scene
    const { news } = t.desk
    const title = `परीक्षा Examination form ${mark}`
    const visitor = await openWalker()
    await visitor.openLive(at('/viewallnews'))

    const office = await openWalker()
    await signIn(scene, office, admin, '/AdminDashboard')
    await office.press(news.add)
    const form = office.within('dialog', news.form.add)
    await form.fill(news.form.title, title)
    await form.choose(news.form.type, 'News')
    await form.upload(news.form.optional(news.form.file), await payloadOf(smallPdf('Exam Form.pdf')))
    await office.engine.look?.('journey-add-notice')
    await form.press(news.form.publish[0])
    await office.seesNoSuch('dialog')
    await visitor.sees(new RegExp(mark))

    await office.press(news.row.remove(title))
    const question = office.within('alertdialog')
    await question.sees(new RegExp(mark))
    await question.press(news.remove.labels[0])
    await visitor.seesNo(new RegExp(mark))

    await signOut(scene, office)
    await office.open('/AdminDashboard')
    await office.isAt(at('/login'))
  },
}
