import { can } from '@prangan/contract/roles'
import type { Handler } from '@prangan/functions/http/handler'
import { readPeople } from '@prangan/functions/people/list-people'
import { brokenLinks, readDisclosures, readPublicSite } from './disclosure-store.ts'

export const checkDisclosures: Handler<'checkDisclosures'> = async (_input, { caller, firebase, now }) => {
  const firestore = await firebase.firestore()
  const isOffice = can(caller, 'disclosures:write')
  const [known, stored, people] = await Promise.all([
    readPublicSite(firestore, now),
    readDisclosures(firestore),
    isOffice ? readPeople(firebase, now) : [],
  ])
  const broken = [...stored].flatMap(([key, item]) => {
    if (!known || !(isOffice || item.owner === caller.uid)) return []
    const links = brokenLinks(item, known)
    return links.length > 0 ? [[key, links] as const] : []
  })
  return {
    broken: Object.fromEntries(broken),
    people: people.flatMap(({ uid, name, state }) => (state === 'active' ? [{ uid, name }] : [])),
  }
}
