import { collectionPaths as corePaths, documentPaths } from '@prangan/contract/paths'
import { readOfficeCounters } from '@prangan/functions/office/counters'
import { tokenOf } from '@prangan/tests/api/teachers.ts'
import { makePerson } from '@prangan/tests/support/people.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { beforeAll } from 'vitest'
import { inquiryPaths, storageFolders } from '../../contract/paths.ts'
import { readInquiry } from './inquiries.ts'

/** Runs an own app with triggers and a bucket of its own, an admin and a teacher. */
export function useInquiryDesk() {
  const app = useOwnApp({ ownBucket: true })
  useTriggers(app)
  const withToken = async (role: 'admin' | 'faculty') => {
    const person = await makePerson(app, role)
    return { ...person, token: await tokenOf(person) }
  }
  let admin: StaffPerson
  let teacher: StaffPerson
  beforeAll(async () => {
    admin = await withToken('admin')
    teacher = await withToken('faculty')
  })

  return {
    app,
    get admin() {
      return admin
    },
    get teacher() {
      return teacher
    },
    async makeHelper(grants: readonly string[]): Promise<StaffPerson> {
      const person = await withToken('faculty')
      await (await app.firestore()).doc(documentPaths.staff(person.uid)).update({ grants })
      return person
    },
    stored: async (id: string) => readInquiry(await app.firestore(), id),
    open: async () => (await readOfficeCounters(await app.firestore())).openInquiries,
    async trail(id: string) {
      const entries = (await app.firestore())
        .collection(corePaths.audit)
        .where('subject', '==', inquiryPaths.inquiry(id))
      return (await entries.get()).docs.map((entry) => entry.data())
    },
    async objects(): Promise<string[]> {
      const [files] = await (await app.bucket()).getFiles({ prefix: `${storageFolders.inquiries}/` })
      return files.map(({ name }) => name).sort()
    },
  }
}

type StaffPerson = Awaited<ReturnType<typeof makePerson>> & { token: string }
