import { expect, test } from 'vitest'
import { missingTexts } from '../../plugins/missing-texts.ts'

test('Hindi lacks no text of the site, the desk, the mails and the plugins', async () => {
  const files = await missingTexts('hi')
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter(({ missing }) => missing.length > 0)).toEqual([])
})

test('What a language lacks is counted by file', async () => {
  const files = await missingTexts('mr')
  const missingIn = (file: string) => files.find((each) => each.file === file)?.missing
  expect(missingIn('web/src/messages/mr/layout.ts')).toEqual([])
  expect(missingIn('web/src/messages/mr/account.ts')).toContain('account.session.checking')
  expect(missingIn('functions/src/mail/messages/mr/index.ts')).toContain('messages.mails.code')
})
