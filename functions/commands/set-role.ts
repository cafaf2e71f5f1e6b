import { parseArgs } from 'node:util'
import { RoleSchema } from '@prangan/contract/roles'
import { EmailSchema, normaliseEmail } from '@prangan/contract/schemas/fields'
import { type RoleChange, RoleProblem, setRole } from '../src/auth/set-role.ts'
import { connectFirebase } from '../src/lib/firebase.ts'
import { end } from './end.ts'
import { useLocalSuite, useProject } from './target.ts'

const usage = `Usage: npm run role -- <e-mail> <admin|faculty|none> [--name "<name>"] [--project <project id>]

Gives the person with this e-mail address the role, or takes it away (none), and ends their sessions.
Where there is no such account, it is made; the person sets a password by 'Forgot Password?' on the sign-in page.

  --name      the person's name
  --project   a real Firebase project, with your own Google credentials (gcloud auth application-default login);
              without it, the suite that runs on this machine (with PORT_SHIFT, if it was started with one)`

function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        project: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) {
      console.log(usage)
      process.exit(0)
    }
    return { ...values, positionals }
  } catch (error) {
    return end(`${(error as Error).message}\n\n${usage}`, 2)
  }
}

const { positionals, name, project } = readCommand()
const email = EmailSchema.safeParse(positionals[0])
const role: RoleChange['role'] | undefined =
  positionals[1] === 'none' ? 'none' : RoleSchema.safeParse(positionals[1]).data
if (!email.success) end(`"${positionals[0] ?? ''}" is not an e-mail address.\n\n${usage}`, 2)
if (!role) end(`"${positionals[1] ?? ''}" is not a role: choose admin, faculty or none.\n\n${usage}`, 2)
if (positionals.length > 2) end(`There is one word too many: "${positionals[2]}".\n\n${usage}`, 2)

if (project) useProject()
else await useLocalSuite()
const projectId = project ?? 'demo-prangan'
const firebase = connectFirebase({ projectId, storageBucket: `${projectId}.firebasestorage.app` })
const change = { email: normaliseEmail(email.data), role, name: name?.trim(), now: new Date() }
try {
  const { before, isRemoved, isDisabledByAdmin, needsPassword } = await setRole(firebase, change)
  const now = role === 'none' ? 'has no role any more' : `is ${role} now`
  console.log(`${change.email} ${now} (before: ${before}) in ${projectId}. Their sessions have ended.`)
  if (isRemoved)
    console.log('Their profile is removed: they can sign in when an admin restores it under View Faculty.')
  if (isDisabledByAdmin)
    console.log('Their account is disabled: they can sign in when an admin enables it under Accounts.')
  if (needsPassword) {
    console.log(`The account is new. They set a password by 'Forgot Password?' on the sign-in page.`)
  }
  process.exit(0)
} catch (error) {
  if (error instanceof RoleProblem) end(error.message, 1)
  end(`The role could not be changed in ${projectId}: ${(error as Error).message}`, 1)
}
