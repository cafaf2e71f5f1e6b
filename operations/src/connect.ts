import { root } from '@prangan/emulators/src/paths.ts'
import { say } from '@prangan/emulators/src/problem.ts'
import type { Context } from './context.ts'
import { createFacts } from './facts.ts'
import { connectGoogle } from './google/connect-google.ts'
import { runFirebase, runGit, runNpm } from './programs.ts'
import { ask } from './terminal.ts'
import { sendTestMail } from './test-mail.ts'

/** Throws a `Problem` without the operator's credentials. */
export async function connect(project: string, interrupted: AbortSignal): Promise<Context> {
  const { google, wait } = await connectGoogle(project, interrupted)
  return {
    project,
    google,
    facts: createFacts(google, project),
    firebase: (args, folder) => runFirebase(root, project, args, folder),
    npm: (args, folder) => runNpm(root, args, folder),
    git: (args, folder) => runGit(root, args, folder),
    ask,
    say,
    wait,
    root,
    sendTestMail,
    hostingUrl: process.env.LIVE_URL || `https://${project}.web.app`,
  }
}
