import { fileUrl, objects } from '@prangan/contract/paths'
import type { VerifiedAlumnusItem } from '@prangan/contract/schemas/alumni'
import type { VerifiedAlumnus } from './alumni-store.ts'

/** A verified alumnus under the wire's names. The photo is a path on this site, '' where there is none. */
export function toVerifiedAlumnusItem(alumnus: VerifiedAlumnus): VerifiedAlumnusItem {
  return {
    Id: alumnus.id,
    Name: alumnus.name,
    Photo: alumnus.photo && fileUrl(objects.alumniPhoto(alumnus.photo)),
    Degree: alumnus.degree,
    YearofPassing: alumnus.yearOfPassing,
    Designation: alumnus.designation,
    WorkingAddress: alumnus.workingAddress,
  }
}
