import { type ErrorCode, errors } from '@prangan/contract/errors'
import { wordError } from './word-error.ts'

/** What an error says, where no server has answered with it. */
export const errorText = (code: ErrorCode): string => wordError(code) ?? errors[code][1]
