import type { issueTexts } from '@prangan/contract/content/checks/issue-messages'
import type { Translated } from '@prangan/contract/issue-codes'

export const findings: { ofPage: Translated<typeof issueTexts> | null } = { ofPage: null }
