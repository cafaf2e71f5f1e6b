import type { Facts } from './facts.ts'
import type { Google } from './google/google.ts'

/** A question to the operator, and the variable that answers it where there is no terminal. */
export type Question = {
  text: string
  variable: string
  isSecret?: true
  /** The answer for Enter. */
  usual?: string
}

/** Runs a program to its end. Throws a `Problem` with its last lines if it fails. */
export type Runner = (args: readonly string[], folder?: string) => Promise<void>

/** What the steps work with. */
export type Context = {
  project: string
  google: Google
  /** What is asked of the project once. */
  facts: Facts
  /** Firebase's CLI, for this project and without questions. */
  firebase: Runner
  /** The repository's own scripts: `npm run <args>`. */
  npm: Runner
  git: (args: readonly string[], folder?: string) => Promise<string>
  ask: (question: Question) => Promise<string>
  say: (line: string) => void
  wait: (milliseconds: number) => Promise<void>
  /** The repository's root, with the configuration of this project. */
  root: string
  /** Sends a mail through a mail server; throws the server's refusal. */
  sendTestMail: (smtpUrl: string, from: string, to: string) => Promise<void>
  /** Where Hosting serves the project, without a trailing slash. */
  hostingUrl: string
}
