import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Problem } from '@prangan/emulators/src/problem.ts'
import type { Question } from './context.ts'

/** Takes what is typed and shows nothing of it. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Asks in the terminal; a secret is not shown while it is typed. An environment variable answers before anybody is asked. */
export async function ask({ text, variable, isSecret, usual }: Question): Promise<string> {
  const given = process.env[variable]
  if (given) return given
  if (!process.stdin.isTTY) {
    throw new Problem(`A question needs an answer: run this in a terminal, or set ${variable}. (${text})`)
  }
  process.stderr.write(`${text}${usual ? ` ${usual}` : ''}: `)
  const terminal = createInterface({
    input: process.stdin,
    output: isSecret ? nowhere() : process.stderr,
    terminal: true,
  })
  try {
    const answer = (await terminal.question('')).trim()
    if (isSecret) process.stderr.write('\n')
    if (answer || usual) return answer || (usual ?? '')
    throw new Problem('Without an answer this cannot go on: run the same command again.')
  } finally {
    terminal.close()
  }
}
