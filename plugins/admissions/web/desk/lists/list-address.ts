import { listsHref } from '../hrefs.ts'

/**
 * What a list is called by its id, which says session, programme and number, and where it is shown: a programme that the
 * id does not tell for sure is chosen there.
 */
export function listAddress(id: string): { name: string; href: string } {
  const [, before = '', number = id] = /^(.+)-(\d+)(?:-r\d+)?$/.exec(id) ?? []
  const [, session = '', programme = ''] = /^(\w{20})-(.+)$/.exec(before) ?? []
  return { name: number, href: listsHref(session, programme) }
}
