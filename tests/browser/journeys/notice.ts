import { deepEqual } from 'node:assert/strict'
import { smallPdf } from '../../support/pdf.ts'
import { payloadOf } from '../steps/desk.ts'
import { type Journey, signIn, signOut } from './journey.ts'

export const notice: Journey = {
  name: 'The office publishes a notice with a PDF and a ticker item, an open page shows both live, and loses both when they are deleted',
  walk: async (scene) => {
    const { t, at, admin, mark, openWalker } = scene
    const { news } = t.desk
    const title = `परीक्षा Examination form ${mark}`
    const ticker = `Last date extended ${mark}`
    const visitor = await openWalker()
    await visitor.openLive(at('/viewallnews'))

    const office = await openWalker()
    await signIn(scene, office, admin, '/AdminDashboard')
    const publish = async (text: string, type: keyof typeof news.types) => {
      await office.press(news.add)
      const form = office.within('dialog', news.form.add)
      await form.fill(news.form.title, text)
      await form.choose(news.form.type, type)
      await form.upload(news.form.optional(news.form.file), await payloadOf(smallPdf('Exam Form.pdf')))
      await office.engine.look?.('journey-add-notice')
      await form.press(news.form.publish[0])
      await office.seesNoSuch('dialog', news.form.add)
    }
    await publish(title, 'News')
    await publish(ticker, 'Marquee')
    await visitor.within('main').seesThe('link', new RegExp(title))
    // A moving ticker may be out of sight.
    const hasTicker = `document.body.textContent.includes('${ticker}')`
    await visitor.until(hasTicker)
    // Another journey may publish a file of the same name.
    const link = `[...document.querySelectorAll('main a[href^="/files/"][href$="/Exam-Form.pdf"][target="_blank"]')]
      .find(({ textContent }) => textContent.includes('${mark}')).href`
    const file = await fetch(String(await visitor.engine.evaluate(link)))
    deepEqual([file.status, file.headers.get('content-type')], [200, 'application/pdf'])

    for (const text of [title, ticker]) {
      await office.press(news.row.remove(text))
      const question = office.within('alertdialog')
      await question.sees(new RegExp(mark))
      await question.press(news.remove.labels[0])
      await office.seesNoSuch('alertdialog')
    }
    await visitor.within('main').seesNo(new RegExp(mark))
    await visitor.until(`!${hasTicker}`)

    await signOut(scene, office)
    await office.open('/AdminDashboard')
    await office.isAt(at('/login'))
  },
}
