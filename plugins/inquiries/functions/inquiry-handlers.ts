import { fieldMessages } from '@prangan/contract/field-messages'
import { can } from '@prangan/contract/roles'
import { findUserById } from '@prangan/functions/auth/account-store'
import { findStaffDocument } from '@prangan/functions/auth/staff-store'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { readPeople } from '@prangan/functions/people/list-people'

/** Returns names only: a handler need not learn what others may do. */
export const listInquiryHandlers: Handler<'listInquiryHandlers'> = async (_input, { firebase }) => {
  const people = await readPeople(firebase)
  const handlers = people.filter((person) => person.state === 'active' && can(person, 'inquiry:handle'))
  return { handlers: handlers.map(({ uid, name }) => ({ uid, name })) }
}

export async function findHandler(firebase: Firebase, uid: string) {
  const staff = await findStaffDocument(firebase, uid)
  const { role = 'none', grants = [], isDisabled } = staff ?? {}
  if (!staff || role === 'none' || isDisabled || !can({ role, grants }, 'inquiry:handle')) {
    throw new Failure('invalid-input', {
      message: fieldMessages.chooseHandler,
      fields: { assignedTo: fieldMessages.chooseHandler },
    })
  }
  const user = await findUserById(await firebase.auth(), uid)
  return { uid, email: staff.email, name: user?.displayName || staff.email }
}
