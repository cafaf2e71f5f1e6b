import { type ErrorCode, errors } from '@prangan/contract/errors'
import { translateError } from './translate-error.ts'

/** Returns an error's message if no server has responded with it. */
export const errorText = (code: ErrorCode): string => translateError(code) ?? errors[code][1]
