import { type ErrorCode, errors } from '@prangan/contract/errors'
import { wordError } from './word-error.ts'

/** Returns an error's message if no server has responded with it. */
export const errorText = (code: ErrorCode): string => wordError(code) ?? errors[code][1]
