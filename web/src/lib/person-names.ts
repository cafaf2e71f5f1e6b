import { createContext, useContext, useMemo } from 'react'
import { type Listen, useLive } from './use-live.ts'

/** Somebody with an account. */
export type Person = { uid: string; name: string; email: string }
export type LoadPeople = () => Promise<Listen<readonly Person[]>>

/** Never reports anybody. */
export const nobody: LoadPeople = async () => () => () => {}

/** The desk provides the accounts, since features do not import each other; without them, addresses are shown. */
export const LoadPeopleContext = createContext<LoadPeople>(nobody)

/** Names a member of staff. `title` is the address, if `name` is not. */
export type NameOf = (email: string, uid?: string) => { name: string; title: string | undefined }

/** Returns a function that names people by their accounts, and by the address where there is no account. */
export function namesOf(people: readonly Person[]): NameOf {
  const byUid = new Map(people.map((person) => [person.uid, person]))
  const byEmail = new Map(people.map((person) => [person.email, person]))
  return (email, uid = '') => {
    const name = (byUid.get(uid) ?? byEmail.get(email))?.name
    return name && name !== email ? { name, title: email } : { name: email, title: undefined }
  }
}

const none: readonly Person[] = []

export function usePersonNames(): NameOf {
  const { live } = useLive(useContext(LoadPeopleContext), '')
  const people = live.status === 'ready' ? live.value : none
  return useMemo(() => namesOf(people), [people])
}
