import { departmentSubject, isFacultySlug } from '@prangan/contract/departments'
import { collectionPaths } from '@prangan/contract/paths'
import { UpdateFacultyInputSchema } from '@prangan/contract/schemas/faculty'
import type { SiteDepartments } from '@prangan/contract/schemas/site'
import type { Firestore } from 'firebase-admin/firestore'
import { addAudit, doneBy } from '../audit/audit.ts'
import type { Context, Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { changeLoadedSite, readSite } from '../site/site-store.ts'
import { changeProfile } from './change-profile.ts'
import { departmentsAfter } from './departments-after.ts'
import { departmentOf } from './name-department.ts'
import { readVisibleDepartments } from './sync-departments.ts'

const tries = 5

/**
 * Merges a department into another. Teachers, also removed ones, move one by one, on condition that nobody edits them at the
 * same time; then the address follows. After a crash, merging again finishes it.
 */
export const mergeDepartment: Handler<'mergeDepartment'> = async ({ params: { slug }, body }, context) => {
  const firestore = await context.firebase.firestore()
  const site = await readSite(firestore)
  if (!site) throw new Failure('site-not-loaded')
  const { from, into } = merged(site.departments, slug, body.into)
  const before = await membersOf(firestore, from.name.en).count().get()
  if (before.data().count !== body.teachers) throw new Failure('changed-meanwhile')
  const moved = await moveAll(firestore, { from: from.name.en, into: into.name.en }, context)
  await redirect(firestore, { slug, into: body.into, moved }, context)
  return { message: 'The departments were merged.', moved }
}

function merged(departments: SiteDepartments, slug: string, target: string) {
  const from = departmentOf(departments, slug)
  const into = departmentOf(departments, target)
  if (isFacultySlug(slug)) throw new Failure('department-stays')
  if (slug === target) throw new Failure('no-such-department')
  return { from, into }
}

const membersOf = (firestore: Firestore, department: string) =>
  firestore.collection(collectionPaths.faculty).where('department', '==', department)

async function moveAll(
  firestore: Firestore,
  { from, into }: { from: string; into: string },
  context: Context,
): Promise<number> {
  let moved = 0
  for (let left = tries; left > 0; left -= 1) {
    const { docs } = await membersOf(firestore, from).select('version').get()
    if (docs.length === 0) return moved
    const moves = docs.map((member) =>
      move(firestore, member.id, { department: into, version: Number(member.get('version') ?? 0) }, context),
    )
    moved += (await Promise.all(moves)).filter(Boolean).length
  }
  throw new Failure('busy', { headers: { 'Retry-After': '2' } })
}

async function move(
  firestore: Firestore,
  uid: string,
  { department, version }: { department: string; version: number },
  context: Context,
): Promise<boolean> {
  const { caller } = context
  const form = { ...UpdateFacultyInputSchema.parse({ department }), version }
  try {
    await changeProfile(firestore, { uid, form, files: [], caller, by: doneBy(context) })
    return true
  } catch (error) {
    const isEdited = error instanceof Failure && ['changed-meanwhile', 'no-such-faculty'].includes(error.code)
    if (isEdited) return false
    throw error
  }
}

async function redirect(
  firestore: Firestore,
  { slug, into, moved }: { slug: string; into: string; moved: number },
  context: Context,
): Promise<void> {
  await changeLoadedSite(firestore, context.now, async (site) => {
    const both = merged(site.departments, slug, into)
    const leading = Object.entries(site.departments).map(([own, department]) => {
      const isLed = own === slug || department.mergedInto === slug
      return [own, isLed ? { ...department, mergedInto: into } : department] as const
    })
    const departments = departmentsAfter(Object.fromEntries(leading), await readVisibleDepartments(firestore))
    return {
      site: { ...site, departments },
      write: (batch) =>
        addAudit(batch, firestore, {
          action: 'departments merged',
          subject: departmentSubject(into),
          detail: `${both.from.name.en} → ${both.into.name.en}, ${moved}`,
          ...doneBy(context),
        }),
      result: undefined,
    }
  })
}
