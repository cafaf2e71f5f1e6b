import type { OnApplication } from '@prangan/functions/admissions/on-application'
import type { Caller } from '@prangan/functions/http/authenticate'
import { rememberSource } from '@prangan/functions/lib/status-access'
import { openProgramme } from '../contract/schemas/admission-sessions.ts'
import { firstStepOnly } from '../contract/schemas/application.ts'
import { applicationAccess, openedFor } from './application-access.ts'
import { readSessions, takes } from './sessions/read-sessions.ts'

/**
 * If a session accepts applications for the course, the application belongs to it and is opened for the later steps, for the
 * `clerk` if it is entered at the counter.
 */
export async function withSession(
  firestore: Parameters<OnApplication>[0],
  { course }: Parameters<OnApplication>[1],
  { now, address }: Parameters<OnApplication>[2],
  clerk?: Caller,
): ReturnType<OnApplication> {
  const sessions = await readSessions(firestore, now, takes(course, now))
  const open = openProgramme(sessions, course, now)
  const within = open && { session: open.session.id, programme: open.programme.key }
  return {
    fields: { ...firstStepOnly, ...within, isFromCounter: clerk !== undefined },
    mail: open && {
      kind: 'programme application received',
      closesAt: open.programme.closesAt.toISOString(),
    },
    add(batch, { id, applicationNumber }) {
      // The office's network is not the applicant's.
      if (!clerk) rememberSource(batch, firestore, applicationAccess, applicationNumber, { address, now })
      return open && openedFor(batch, firestore, id, now, clerk)
    },
  }
}

export const onApplication: OnApplication = (firestore, form, context) =>
  withSession(firestore, form, context)
