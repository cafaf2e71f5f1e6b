import { findingText } from '@prangan/contract/content/checks/finding-messages'
import { deskMessages } from '../../../messages/desk.ts'

/** What a check says, in the language of the desk. */
export const wordFinding = (message: string): string =>
  findingText(message, deskMessages().findings.ofPage ?? undefined)
