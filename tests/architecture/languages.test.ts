import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collegeFolder, pluginFolders } from '../../plugins/folders.ts'
import { missingCollegeTexts, missingTexts } from '../../plugins/missing-texts.ts'

const lacking = async (language: string) =>
  (await missingTexts(language)).filter(({ missing }) => missing.length > 0)

test('Hindi lacks no text of the site, the desk, the mails and the plugins', async () => {
  expect((await missingTexts('hi')).length).toBeGreaterThan(30)
  expect(await lacking('hi')).toEqual([])
})

/** A college's own plugin may have the college's languages only, and the core's files join its errors and grants. */
async function namesOfCollege(): Promise<string[]> {
  const root = join(import.meta.dirname, '../..')
  const files = pluginFolders
    .filter((folder) => folder.startsWith(`${collegeFolder}/`))
    .flatMap((folder) => globSync(`${folder}/contract/{errors,abilities}.ts`, { cwd: root }))
  const modules = await Promise.all(files.map((file) => import(join(root, file))))
  return modules.flatMap(({ errors = {}, fieldTexts = {}, grants = {} }) =>
    Object.keys({ ...errors, ...fieldTexts, ...grants }),
  )
}

test('Marathi lacks no text of the site, the mails and the plugins', async () => {
  const isOfDesk = (file: string) => /\/(desk|desk-sections)\/|\/desk(-\w+)?\.ts$/.test(file)
  const isOfCollege = (file: string) => !/^(web|contract|functions|plugins)\//.test(file)
  const ofCollege = await namesOfCollege()
  const isTheirs = (text: string) => ofCollege.some((name) => text.endsWith(`.${name}`))
  const files = await lacking('mr')
  const missing = files
    .filter(({ file }) => !isOfDesk(file) && !isOfCollege(file))
    .flatMap(({ file, missing }) => missing.map((text) => ({ file, text })))
  expect(missing.filter(({ text }) => !isTheirs(text))).toEqual([])
})

test('What a language lacks is counted by file', async () => {
  const files = await missingTexts('mr')
  const missingIn = (file: string) => files.find((each) => each.file === file)?.missing
  expect(missingIn('web/src/messages/mr/layout.ts')).toEqual([])
  expect(missingIn('web/src/messages/mr/desk/kruti-dev.ts')).toContain('krutiDev.convert')
})

test('The college’s own texts are counted too', async () => {
  expect((await missingCollegeTexts('en')).filter(({ missing }) => missing.length > 0)).toEqual([])
  const files = await missingCollegeTexts('a language that no college has')
  expect(files.length).toBeGreaterThan(3)
  for (const { texts, missing } of files) expect(missing).toHaveLength(texts)
})
