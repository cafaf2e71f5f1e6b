import type { findingTexts } from '@prangan/contract/content/checks/finding-messages'
import type { Translated } from '@prangan/contract/issue-codes'

export const findings: { ofPage: Translated<typeof findingTexts> | null } = { ofPage: null }
