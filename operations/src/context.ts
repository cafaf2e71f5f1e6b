import type { Facts } from './facts.ts'
import type { Google } from './google/google.ts'

export type Question = {
  text: string
  variable: string
  isSecret?: true
  usual?: string
}

/** Throws a `Problem` with the program's last lines if it fails. */
export type Runner = (args: readonly string[], folder?: string) => Promise<void>

export type Context = {
  project: string
  google: Google
  facts: Facts
  /** Firebase's CLI for this project, without prompts. */
  firebase: Runner
  npm: Runner
  git: (args: readonly string[], folder?: string) => Promise<string>
  ask: (question: Question) => Promise<string>
  say: (line: string) => void
  wait: (milliseconds: number) => Promise<void>
  root: string
  /** Throws the mail server's rejection. */
  sendTestMail: (smtpUrl: string, from: string, to: string) => Promise<void>
  /** Without a trailing slash. */
  hostingUrl: string
}
