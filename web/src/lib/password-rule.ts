import { passwordTooShort } from '@prangan/contract/schemas/accounts'

const least = __PASSWORD_MIN_LENGTH__

/** What a form says beside a new password. The server asks for as many characters. */
export const passwordHint = `At least ${least} characters.`

/** What is wrong with the length of a new password, counted as the server counts it. */
export function complaintAboutPassword(password: string): string | undefined {
  return [...password.normalize('NFKC')].length < least ? passwordTooShort(least) : undefined
}
