import { findingFaultOf } from '@prangan/contract/content/checks/finding-messages'
import { deskMessages } from '../../../messages/desk.ts'

/** What a check says, in the language of the desk. */
export function wordFinding(message: string): string {
  const texts = deskMessages().findings.ofPage
  const fault = texts ? findingFaultOf(message) : undefined
  const text = fault && texts?.[fault.code]
  if (text === undefined) return message
  return typeof text === 'function'
    ? (text as (...values: string[]) => string)(...(fault?.values ?? []))
    : text
}
