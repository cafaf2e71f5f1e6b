import { makeFeePage } from '../steps/fee-page.ts'
import { type Journey, signIn } from './journey.ts'

export const page: Journey = {
  name: 'The office changes a page in the editor and publishes it, an open page shows it live, and the version before comes back',
  notIn: ['webkit'],
  walk: async (scene) => {
    const { t, language, admin, mark, openWalker } = scene
    const english = new Intl.DisplayNames(language, { type: 'language' }).of('en') ?? ''
    const { blockForms } = t.desk
    const { head, publish, publishing, saving, bar, history } = t.desk.pageEditor
    const feePage = await makeFeePage(scene)
    // The page is in English only, also at its Hindi address.
    const visitor = await openWalker()
    await visitor.openLive(feePage.path)
    const office = await openWalker()
    await signIn(scene, office, admin, '/AdminDashboard')
    await office.open(feePage.editor)
    await office.fill(blockForms.inLanguage(head.title, english), `Fees and dates ${mark}`)
    await office.sees(saving.saved)
    await office.engine.look?.('journey-editor')
    await office.press(publish)
    const dialog = office.within('dialog')
    await dialog.fill(publishing.note, 'The new session')
    await dialog.press(publishing.publish)
    await visitor.seesThe('heading', `Fees and dates ${mark}`)

    await office.press(bar.history)
    await office.within('dialog', history.title).press(history.rollBack.to)
    await office.within('alertdialog').press(history.rollBack.action)
    await visitor.seesThe('heading', feePage.title)
  },
}
