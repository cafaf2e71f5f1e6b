import { randomBytes } from 'node:crypto'
import { college } from '@prangan/college/config'
import { Problem } from '@prangan/emulators/src/problem.ts'
import type { PluginSecret } from '@prangan/functions/lib/configuration'
import { secrets } from '@prangan/plugins/functions/secrets'
import type { Context } from '../context.ts'
import { readSettings } from '../settings-files.ts'
import { differs, fine, type Step } from '../step.ts'
import { adminEmail } from './people.ts'

const pathTo = (project: string, name: string) => `/v1/projects/${project}/secrets/${name}`

async function isThere({ google, project }: Context, name: string): Promise<boolean> {
  const path = `${pathTo(project, name)}/versions/latest`
  return (await google.find<{ state: string }>('secrets', path))?.state === 'ENABLED'
}

async function store({ google, project }: Context, name: string, value: string): Promise<void> {
  if (!(await google.find('secrets', pathTo(project, name)))) {
    await google.post('secrets', `/v1/projects/${project}/secrets?secretId=${name}`, {
      replication: { automatic: {} },
      // Firebase's CLI uses this label to remove old versions.
      labels: { 'firebase-managed': 'true' },
    })
  }
  await google.post('secrets', `${pathTo(project, name)}:addVersion`, {
    payload: { data: Buffer.from(value).toString('base64') },
  })
}

export const codeSecret: Step = {
  name: 'Secret of one-time codes',
  look: async (context) =>
    (await isThere(context, 'OTP_SECRET')) ? fine('It is there.') : differs('It is not there.'),
  plan: 'Make a random one, which nobody sees.',
  act: (context) => store(context, 'OTP_SECRET', randomBytes(32).toString('base64url')),
}

export const pluginSecrets: readonly Step[] = (secrets as readonly PluginSecret[]).map(
  ({ name, title, make }) => ({
    name: title,
    look: async (context) =>
      (await isThere(context, name)) ? fine('It is there.') : differs('It is not there.'),
    plan: 'Make a random one, which nobody sees.',
    act: (context) => store(context, name, make()),
  }),
)

const attempts = 3

export const mailServer: Step = {
  name: 'Mail server',
  look: async (context) =>
    (await isThere(context, 'SMTP_URL'))
      ? fine('It is known, and took a mail when it was set.')
      : differs('It is not known.'),
  plan: 'Ask for it, send you a mail through it, and keep it as a secret.',
  act: async (context) => {
    const to = await adminEmail(context)
    const from = (await readSettings(context)).MAIL_FROM || `${college.shortName} <${college.email}>`
    for (let attempt = 1; ; attempt += 1) {
      const smtpUrl = await context.ask({
        text: 'The mail server, such as smtps://user:password@smtp.example.org (it is not shown)',
        variable: 'SMTP_URL',
        isSecret: true,
      })
      const refusal = await context.sendTestMail(smtpUrl, from, to).then(
        () => undefined,
        (error: Error) => error.message,
      )
      if (refusal === undefined) {
        context.say(`  The mail server took a mail to ${to}: look for it there, also among spam.`)
        await store(context, 'SMTP_URL', smtpUrl)
        return
      }
      const sentence = `The mail server does not take a mail from ${from} to ${to}, so nothing was kept. It says: ${refusal}`
      if (attempt === attempts) {
        throw new Problem(
          `${sentence} Ask its operator for its address, name and password, then run the same command again.`,
        )
      }
      context.say(`  ${sentence}`)
    }
  },
}
