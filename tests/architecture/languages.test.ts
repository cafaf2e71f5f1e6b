import { expect, test } from 'vitest'
import { missingTexts } from '../../plugins/missing-texts.ts'

const lacking = async (language: string) =>
  (await missingTexts(language)).filter(({ missing }) => missing.length > 0)

test('Hindi lacks no text of the site, the desk, the mails and the plugins', async () => {
  expect((await missingTexts('hi')).length).toBeGreaterThan(50)
  expect(await lacking('hi')).toEqual([])
})

test('Marathi lacks no text of the site, the mails and the plugins', async () => {
  const isOfDesk = (file: string) => /\/(desk|desk-sections)\/|\/desk(-\w+)?\.ts$/.test(file)
  const isOfCollege = (file: string) => !/^(web|contract|functions|plugins)\//.test(file)
  const files = await lacking('mr')
  expect(files.filter(({ file }) => !isOfDesk(file) && !isOfCollege(file))).toEqual([])
})

test('What a language lacks is counted by file', async () => {
  const files = await missingTexts('mr')
  const missingIn = (file: string) => files.find((each) => each.file === file)?.missing
  expect(missingIn('web/src/messages/mr/layout.ts')).toEqual([])
  expect(missingIn('web/src/messages/mr/desk/kruti-dev.ts')).toContain('krutiDev.convert')
})
