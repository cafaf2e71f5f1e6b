import { issueMessages, issueTexts } from '@prangan/contract/content/checks/issue-messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDeskMessages } from '../../../messages/desk.ts'
import { setLanguage } from '../../../messages/language.ts'
import { contentIssueText } from './content-issue-text.ts'

describe('Somebody who edits in Hindi', () => {
  beforeAll(async () => {
    await loadDeskMessages('hi')
    setLanguage('hi')
  })
  afterAll(() => setLanguage('en'))

  it('reads every finding in Hindi', () => {
    for (const message of Object.values(issueMessages).filter((each) => typeof each === 'string')) {
      expect(contentIssueText(message).replaceAll(/https:\/\/|PDF/g, '')).not.toMatch(/[a-z]/i)
    }
  })

  it('reads in it what it names', () => {
    expect(contentIssueText(issueMessages.rowOfOtherLength(2, 3, 4))).toBe(
      'पंक्ति 2 में 3 खाने हैं, जबकि तालिका में 4 कॉलम हैं।',
    )
    expect(contentIssueText(issueMessages.plainAddress('phone', '0123 456'))).toMatch(
      /^0123 456 .*\{\{phone\}\}/,
    )
  })

  it('reads as it is what no check of ours says', () => {
    expect(contentIssueText('Something else')).toBe('Something else')
  })
})

it('Somebody who edits in English reads what the check says', () => {
  expect(contentIssueText(issueMessages.emptyPage)).toBe(issueTexts.emptyPage)
})
