import { browserErrors } from '@prangan/contract/browser-errors'
import { translateError } from './translate-error.ts'

/** Returns an error's message if no server has responded with it. */
export const errorText = (code: keyof typeof browserErrors): string =>
  translateError(code) ?? browserErrors[code][1]
