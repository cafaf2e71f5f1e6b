import * as z from 'zod/mini'
import { IdSchema } from '../ids.ts'
import { GrantAbilitiesInputSchema, PersonSchema } from '../schemas/people.ts'
import { endpoints } from './endpoint.ts'

const params = z.object({ uid: IdSchema })
const MessageSchema = z.object({ message: z.string() })

const personErrors = ['no-such-person', 'not-yourself'] as const

export const peopleEndpoints = endpoints({
  listPeople: {
    routes: ['GET /admin/people'],
    summary: 'Everyone who has a role, with what was granted to them and when they last signed in.',
    access: 'account:read',
    output: z.object({ people: z.array(PersonSchema) }),
  },
  grantAbilities: {
    routes: ['PUT /admin/people/:uid/abilities'],
    summary: 'Says which abilities a teacher has beside those of the role.',
    access: 'account:grant',
    params,
    body: { format: 'json', input: GrantAbilitiesInputSchema },
    output: z.object({ message: z.string(), version: z.number() }),
    refuses: [...personErrors, 'admin-may-all', 'changed-meanwhile'],
  },
  disableAccount: {
    routes: ['PUT /admin/people/:uid/disable'],
    summary: "Disables somebody else's account and ends its sessions.",
    access: 'account:disable',
    params,
    output: MessageSchema,
    refuses: personErrors,
  },
  enableAccount: {
    routes: ['PUT /admin/people/:uid/enable'],
    summary: 'Enables a disabled account.',
    access: 'account:disable',
    params,
    output: MessageSchema,
    refuses: personErrors,
  },
  sendPasswordReset: {
    routes: ['POST /admin/people/:uid/password_reset'],
    summary: 'Mails somebody a one-time code for a new password.',
    access: 'account:reset',
    params,
    output: MessageSchema,
    refuses: ['no-such-person', 'account-disabled', 'code-too-soon', 'too-often', 'mail-failed'],
  },
  sendSignInMail: {
    routes: ['POST /admin/people/:uid/sign_in_mail'],
    summary:
      'Mails somebody who has not chosen a password yet how to sign in, and gives them three more days.',
    access: 'account:reset',
    params,
    output: MessageSchema,
    refuses: [...personErrors, 'account-disabled', 'has-own-password', 'mail-too-soon'],
  },
})
