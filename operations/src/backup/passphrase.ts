import { Problem } from '@prangan/emulators/src/problem.ts'
import { ask } from '../terminal.ts'

/** In characters: enough if each guess costs half a second. */
const shortest = 12
const variable = 'BACKUP_PASSPHRASE'

/** From BACKUP_PASSPHRASE, or typed twice. */
export async function choosePassphrase(): Promise<string> {
  const passphrase = await ask({
    text: 'Choose a passphrase for this backup (it is not shown)',
    variable,
    isSecret: true,
  })
  if (passphrase.length < shortest)
    throw new Problem(
      `The passphrase needs at least ${shortest} characters: choose a longer one, such as four unusual words.`,
    )
  if ((await ask({ text: 'Type it again', variable, isSecret: true })) !== passphrase)
    throw new Problem('The two passphrases differ: run the command again.')
  return passphrase
}

/** From BACKUP_PASSPHRASE, or typed. */
export const readPassphrase = (): Promise<string> =>
  ask({ text: 'Passphrase of the backup (it is not shown)', variable, isSecret: true })
