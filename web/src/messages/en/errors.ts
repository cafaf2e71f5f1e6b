import type { ErrorCode } from '@prangan/contract/errors'
import type { FieldMessage, FieldTemplate, fieldTemplates } from '@prangan/contract/field-messages'

type ErrorMessages = {
  unreachable: string
  cancelled: string
  unreadable: string
  /** What a busy form says while it solves the challenge that many forms from one connection get. */
  proving: string
  /** Added to a refusal that says how long to wait. */
  tryAgainIn: (seconds: number) => string
  /** The errors of the server; null for the language of the wire, in which it words them itself. */
  byCode: Readonly<Record<ErrorCode, string>> | null
  /** What schemas say of a field; null for the language that they say it in. */
  ofField:
    | (Readonly<Record<FieldMessage, string>> & {
        readonly [Template in FieldTemplate]: (
          ...values: Parameters<(typeof fieldTemplates)[Template]>
        ) => string
      })
    | null
}

/** What goes wrong. */
export const errors: ErrorMessages = {
  unreachable: 'The server could not be reached. Please check your internet connection and try again.',
  cancelled: 'The upload was cancelled.',
  unreadable: 'The server answered in an unexpected way. Please try again.',
  proving: 'Many forms are coming from your connection. Yours is being checked, which takes a few seconds…',
  tryAgainIn: (seconds) => {
    const [count, unit] = seconds < 60 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute']
    return ` You can try again in ${count} ${unit}${count === 1 ? '' : 's'}.`
  },
  byCode: null,
  ofField: null,
}
