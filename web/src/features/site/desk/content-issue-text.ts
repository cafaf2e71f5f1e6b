import { issueText } from '@prangan/contract/content/checks/issue-messages'
import { deskMessages } from '../../../messages/desk.ts'

export const contentIssueText = (message: string): string =>
  issueText(message, deskMessages().findings.ofPage ?? undefined)
