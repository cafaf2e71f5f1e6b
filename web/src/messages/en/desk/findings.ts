import type { findingTexts } from '@prangan/contract/content/checks/finding-messages'
import type { Translated } from '@prangan/contract/issue-codes'

/** What the checks of a page say; null for English, which is the contract's. */
export const findings: { ofPage: Translated<typeof findingTexts> | null } = { ofPage: null }
