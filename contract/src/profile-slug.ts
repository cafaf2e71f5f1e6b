import { slugOf } from './slug.ts'

const keyLength = 6

/** Returns the name and the start of the id, which finds the profile. Old addresses keep working when the name changes. */
export const profileSlug = ({ id, name }: { id: string; name: string }): string =>
  `${slugOf(name) || 'profile'}-${id.slice(0, keyLength)}`

/** The e-mail address (the Id of the specification) or the start of an id. */
export type ProfileKey = { email: string; idPrefix?: never } | { idPrefix: string; email?: never }

export function profileKey(typed: string): ProfileKey {
  const id = typed.normalize('NFKC').trim()
  const [, idPrefix] = /^[^@]*-([A-Za-z0-9]{6})$/.exec(id) ?? []
  return idPrefix ? { idPrefix } : { email: id.toLowerCase() }
}

export const idsWith = (idPrefix: string) => ({ from: idPrefix, before: `${idPrefix}\uf8ff` })
