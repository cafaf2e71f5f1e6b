import { EmailSchema } from '@prangan/contract/schemas/fields'
import { Problem } from '@prangan/emulators/src/problem.ts'
import type { Context } from '../context.ts'
import { differs, fine, type Step } from '../step.ts'

/** The first admin's address, asked once per run. */
const answers = new WeakMap<Context, Promise<string>>()

export function adminEmail(context: Context): Promise<string> {
  const answer = answers.get(context) ?? ask(context)
  answers.set(context, answer)
  return answer
}

async function ask(context: Context): Promise<string> {
  const answer = await context.ask({
    text: 'The e-mail address of the first admin, who also gets the alerts',
    variable: 'ADMIN_EMAIL',
  })
  const email = EmailSchema.safeParse(answer.trim())
  if (!email.success) throw new Problem(`"${answer}" is not an e-mail address: run the same command again.`)
  return email.data
}

async function hasDocument({ google, project }: Context, collectionId: string, field: string, value: string) {
  const path = `/v1/projects/${project}/databases/(default)/documents:runQuery`
  const answer = await google.post<{ document?: object }[]>('firestore', path, {
    structuredQuery: {
      from: [{ collectionId }],
      where: { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } } },
      limit: 1,
    },
  })
  return answer.some(({ document }) => document !== undefined)
}

export const content: Step = {
  name: 'Content',
  look: async ({ google, project }) => {
    const path = `/v1/projects/${project}/databases/(default)/documents/site/current`
    return (await google.find('firestore', path))
      ? fine('The site has pages; they stay as they are.')
      : differs('The site has no pages.')
  },
  plan: 'Load the pages, menus and documents of this repository.',
  act: async ({ npm, project, facts }) =>
    npm(['content', '--', 'import', '--project', project, '--bucket', (await facts.bucket()) ?? '']),
}

export const firstAdmin: Step = {
  name: 'First admin',
  look: async (context) =>
    (await hasDocument(context, 'staff', 'role', 'admin'))
      ? fine('There is one.')
      : differs('Nobody is an admin.'),
  plan: 'Make one.',
  act: async (context) => {
    const email = await adminEmail(context)
    await context.npm(['role', '--', email, 'admin', '--project', context.project])
    context.say(`  ${email} sets a password by 'Forgot Password?' on the sign-in page.`)
  },
}
