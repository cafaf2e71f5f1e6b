import type { ErrorCode } from '@prangan/contract/errors'
import { fieldText } from '@prangan/contract/field-messages'
import { type Issue, textOf } from '@prangan/contract/issue-codes'
import { errorMessages } from './errors.ts'

/** Returns the catalogue's text of an error; undefined if the server's own text is in the reader's language or says more. */
export function translateError(code: string | null | undefined): string | undefined {
  return errorMessages()?.byCode?.[code as ErrorCode]
}

export function contentIssueText(issue: Issue | undefined): string | undefined {
  const texts = errorMessages()?.ofField
  return issue && texts && Object.hasOwn(texts, issue.code)
    ? textOf(texts[issue.code as keyof typeof texts], issue.values)
    : undefined
}

/** Returns a schema's message in the reader's language; any other text unchanged. */
export const translateFieldMessage = (message: string): string =>
  fieldText(message, errorMessages()?.ofField ?? undefined)
