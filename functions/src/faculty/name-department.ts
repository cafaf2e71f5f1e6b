import { departmentSubject } from '@prangan/contract/departments'
import { textsOf, withTexts } from '@prangan/contract/localized'
import type { SiteDepartment, SiteDepartments } from '@prangan/contract/schemas/site'
import { addAudit, doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { changeLoadedSite } from '../site/site-store.ts'

export function departmentOf(departments: SiteDepartments, slug: string): SiteDepartment {
  const found = Object.hasOwn(departments, slug) ? departments[slug] : undefined
  if (!found || found.mergedInto !== undefined) throw new Failure('no-such-department')
  return found
}

export const nameDepartment: Handler<'nameDepartment'> = async ({ params: { slug }, body }, context) => {
  const firestore = await context.firebase.firestore()
  await changeLoadedSite(firestore, context.now, async (site) => {
    const department = departmentOf(site.departments, slug)
    const named = { ...department, name: withTexts(department.name, body) }
    return {
      site: { ...site, departments: { ...site.departments, [slug]: named } },
      write: (batch) =>
        addAudit(batch, firestore, {
          action: 'department named',
          subject: departmentSubject(slug),
          detail: textsOf(named.name).join(' · '),
          ...doneBy(context),
        }),
      result: undefined,
    }
  })
  return { message: 'The name was saved.' }
}
