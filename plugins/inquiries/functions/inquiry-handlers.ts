import { fieldMessages } from '@prangan/contract/field-messages'
import { can, grantsAt } from '@prangan/contract/roles'
import { findUserById } from '@prangan/functions/auth/account-store'
import { findStaffDocument } from '@prangan/functions/auth/staff-store'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { readPeople } from '@prangan/functions/people/list-people'

/** Returns names only: a handler need not learn what others may do. */
export const listInquiryHandlers: Handler<'listInquiryHandlers'> = async (_input, { firebase, now }) => {
  const people = await readPeople(firebase, now)
  const handlers = people.filter((person) => person.state === 'active' && can(person, 'inquiry:handle'))
  return { handlers: handlers.map(({ uid, name }) => ({ uid, name })) }
}

export async function findHandler(firebase: Firebase, uid: string, now: Date) {
  const staff = await findStaffDocument(firebase, uid)
  const { role = 'none', isDisabled } = staff ?? {}
  const isHandler =
    staff && role !== 'none' && !isDisabled && can({ role, grants: grantsAt(staff, now) }, 'inquiry:handle')
  if (!isHandler) {
    throw new Failure('invalid-input', {
      message: fieldMessages.chooseHandler,
      fields: { assignedTo: fieldMessages.chooseHandler },
    })
  }
  const user = await findUserById(await firebase.auth(), uid)
  return { uid, email: staff.email, name: user?.displayName || staff.email }
}
