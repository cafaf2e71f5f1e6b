import { fieldMessages } from '@prangan/contract/field-messages'
import { can } from '@prangan/contract/roles'
import { findUserById } from '../auth/account-store.ts'
import { findStaffDocument } from '../auth/staff-store.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'
import { readPeople } from '../people/list-people.ts'

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
