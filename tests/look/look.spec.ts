import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { college } from '@prangan/college/config'
import { pathIn } from '@prangan/contract/languages'
import { pluginFolders } from '../../plugins/folders.ts'
import { expect, test } from '../browser/fixtures.ts'
import { hasHindi, noHindi } from '../support/languages.ts'
import { signedInState } from '../support/signed-in-state.ts'
import { logins } from '../support/suite.ts'
import { components, isRenewing } from './build-components.ts'
import { freeze, openFrozen } from './open-frozen.ts'
import { screens } from './screens.ts'

const sourceFile = new URL('baselines/source.json', import.meta.url)

/** What the pictures show beside the code. With another browser, college or list of plugins they are others. */
const sourceOf = (browser: string) => ({
  browser,
  college: createHash('sha256').update(JSON.stringify(college.name)).digest('hex').slice(0, 12),
  plugins: pluginFolders.join(', '),
})

test.beforeAll(({ browser }) => {
  const source = `${JSON.stringify(sourceOf(`${process.platform} ${browser.version()}`), null, 2)}\n`
  if (isRenewing(test.info().config)) return writeFileSync(sourceFile, source)
  const taken = readFileSync(sourceFile, 'utf8')
  const isOther = taken !== source
  const reason = `The pictures are not compared, because they were taken with ${taken}and this is ${source}docs/testing.md says how to renew them.`
  if (isOther) console.log(reason)
  test.skip(isOther, reason)
})

for (const { name, path, isDesk, languages } of screens)
  for (const language of languages)
    for (const width of [360, 1366])
      test(`${name} looks as before, ${language}, ${width} px`, async ({ browser, firebase }) => {
        test.skip(language === 'hi' && !hasHindi, noHindi)
        const { uid } = await (await firebase.auth()).getUserByEmail(logins.admin.uname)
        const state = isDesk ? (await signedInState({ uid, ...logins.admin })).state : undefined
        const page = await openFrozen(browser, { width, language, state })
        await page.goto(isDesk ? path : pathIn(language, path))
        await freeze(page)
        await expect(page).toHaveScreenshot(`${name}-${language}-${width}.png`)
        await page.context().close()
      })

/** The page of all components is no page of the site: its build stands in for one. */
for (const [language, width, layer] of [
  ['en', 1366, 'panel'],
  ['hi', 360, 'confirm'],
] as const)
  test(`All components look as before, ${language}, ${width} px`, async ({ browser }) => {
    test.skip(language === 'hi' && !hasHindi, noHindi)
    const page = await openFrozen(browser, { width, language })
    await page.route(`**${components.path}**`, (route) => {
      const file = new URL(route.request().url()).pathname.slice(components.path.length)
      return route.fulfill({ path: join(components.folder, file || 'components.html') })
    })
    await page.goto(`${components.path}?language=${language}`)
    await page.waitForSelector('h1')
    await page.evaluate(() => document.fonts.ready)
    await expect(page).toHaveScreenshot(`components-${language}-${width}.png`, { fullPage: true })
    await page.getByRole('button', { name: layer, exact: true }).click()
    await expect(page.getByRole(layer === 'confirm' ? 'alertdialog' : 'dialog')).toBeVisible()
    await expect(page).toHaveScreenshot(`components-${layer}-${language}-${width}.png`)
    await page.context().close()
  })
