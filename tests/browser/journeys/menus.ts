import { languages, pathIn } from '@prangan/contract/languages'
import { type Journey, walkedLanguages } from './journey.ts'

export const menus: Journey = {
  name: 'A visitor goes through a menu to a page, changes the language there, and stays on the page',
  walk: async ({ t: { layout }, language, at, openWalker }) => {
    const other = walkedLanguages.find((each) => each !== language) ?? language
    const visitor = await openWalker()
    await visitor.openLive(at('/history'))
    if (await visitor.engine.evaluate('innerWidth < 768')) await visitor.press(layout.menu)
    const menu = visitor.within('navigation', layout.mainMenu)
    // The office decides which menus exist, so this uses the second link of the first menu with links.
    const head = String(
      await visitor.engine.evaluate(`document.querySelector('nav summary').innerText.trim()`),
    )
    await menu.tap(head)
    const [name, path] = (await visitor.engine.evaluate(
      `(([, link]) => [link.innerText.trim(), link.pathname])(document.querySelectorAll('nav details[open] a'))`,
    )) as [string, string]
    await menu.follow(name)
    await visitor.isAt(path)
    if (other === language) return
    // The address changes before the page is rendered, and with it the link to the other language.
    await visitor.until(
      `document.querySelector('a[hreflang="${other}"]')?.pathname === '${pathIn(other, path)}'`,
    )
    await visitor.follow(languages[other].name)
    await visitor.isAt(pathIn(other, path))
    await visitor.until(`document.documentElement.lang === '${other}'`)
    await visitor.engine.back()
    await visitor.isAt(path)
    await visitor.until(`document.documentElement.lang === '${language}'`)
  },
}
