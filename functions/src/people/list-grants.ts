import { grantNames, lastDaysOf, type StoredGrants } from '@prangan/contract/roles'

/** Lists grants with their last days: 'admission:read, admission:decide until 2026-12-04', or 'none'. */
export function listGrants(stored: StoredGrants): string {
  const lastDays = lastDaysOf(stored)
  const names = [...stored.grants, ...Object.keys(lastDays)].toSorted(byTable)
  return names.map((name) => (lastDays[name] ? `${name} until ${lastDays[name]}` : name)).join(', ') || 'none'
}

const places: readonly string[] = grantNames

/** A grant of a plugin that is off is in no table. */
export const isOff = (name: string): boolean => !places.includes(name)
const placeOf = (name: string): number => (isOff(name) ? places.length : places.indexOf(name))
const byTable = (a: string, b: string): number => placeOf(a) - placeOf(b)
