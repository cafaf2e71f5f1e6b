import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Problem } from '../problem.ts'

/** Characters: as many as make guessing hopeless where each guess costs half a second. */
const shortest = 12

/** Asks a question on the terminal; with `isSecret`, what is typed is not shown. */
export async function ask(question: string, { isSecret = false } = {}): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Problem(
      `There is no terminal to ask "${question.trim()}": run the command in one, or see its --help.`,
    )
  const nowhere = new Writable({ write: (_bytes, _encoding, done) => done() })
  if (isSecret) process.stderr.write(question)
  const output = isSecret ? nowhere : process.stderr
  const prompt = createInterface({ input: process.stdin, output, terminal: true })
  try {
    return await prompt.question(isSecret ? '' : question)
  } finally {
    prompt.close()
    if (isSecret) process.stderr.write('\n')
  }
}

/** The passphrase of a new backup: from BACKUP_PASSPHRASE, or typed twice. */
export async function choosePassphrase(): Promise<string> {
  const passphrase =
    process.env.BACKUP_PASSPHRASE ??
    (await ask('Choose a passphrase for this backup (it is not shown): ', { isSecret: true }))
  if (passphrase.length < shortest)
    throw new Problem(
      `The passphrase needs at least ${shortest} characters: choose a longer one, such as four unusual words.`,
    )
  if (process.env.BACKUP_PASSPHRASE === undefined) {
    const again = await ask('Type it again: ', { isSecret: true })
    if (again !== passphrase) throw new Problem('The two passphrases differ: run the command again.')
  }
  return passphrase
}

/** The passphrase of a backup that is there: from BACKUP_PASSPHRASE, or typed. */
export const readPassphrase = async (): Promise<string> =>
  process.env.BACKUP_PASSPHRASE ?? ask('Passphrase of the backup (it is not shown): ', { isSecret: true })
