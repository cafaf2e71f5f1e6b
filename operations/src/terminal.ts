import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Problem } from '@prangan/emulators/src/problem.ts'
import type { Question } from './context.ts'

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** A secret is not echoed. An environment variable takes precedence over the prompt. */
export async function ask({ text, variable, isSecret, usual }: Question): Promise<string> {
  const given = process.env[variable]
  if (given) return given
  if (!process.stdin.isTTY) {
    throw new Problem(`A question needs an answer: run this in a terminal, or set ${variable}. (${text})`)
  }
  // readline draws the line itself: what was written before it would be erased.
  const asked = `${text}${usual ? ` (${usual})` : ''}: `
  const terminal = createInterface({
    input: process.stdin,
    output: isSecret ? nowhere() : process.stderr,
    terminal: true,
  })
  try {
    for (let next = asked; ; next = `${text}, which can't be empty: `) {
      if (isSecret) process.stderr.write(next)
      const answer = (await terminal.question(isSecret ? '' : next)).trim()
      if (isSecret) process.stderr.write('\n')
      if (answer || usual) return answer || (usual ?? '')
    }
  } finally {
    terminal.close()
  }
}
