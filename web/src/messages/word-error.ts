import type { ErrorCode } from '@prangan/contract/errors'
import { fieldText } from '@prangan/contract/field-messages'
import { type Issue, textOf } from '@prangan/contract/issue-codes'
import { errorMessages } from './errors.ts'

/** The catalogue's text of an error; undefined where the server's own is in the reader's language, or says more. */
export function wordError(code: string | null | undefined): string | undefined {
  return errorMessages()?.byCode?.[code as ErrorCode]
}

/** What is wrong with a field, like `wordError`. */
export function wordIssue(issue: Issue | undefined): string | undefined {
  const texts = errorMessages()?.ofField
  return issue && texts && Object.hasOwn(texts, issue.code)
    ? textOf(texts[issue.code as keyof typeof texts], issue.values)
    : undefined
}

/** A schema's message in the reader's language; any other text stays as it is. */
export const wordFieldMessage = (message: string): string =>
  fieldText(message, errorMessages()?.ofField ?? undefined)
