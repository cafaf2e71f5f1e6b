import { issueText } from '@prangan/contract/content/checks/issue-messages'
import { deskMessages } from '../../../messages/desk.ts'

/** What a check says, in the language of the desk. */
export const contentIssueText = (message: string): string =>
  issueText(message, deskMessages().findings.ofPage ?? undefined)
