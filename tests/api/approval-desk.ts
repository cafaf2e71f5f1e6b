import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Grant } from '@prangan/contract/roles'
import { beforeAll, expect } from 'vitest'
import { type Answer, call, form, json } from '../support/call.ts'
import { useNoticeDesk } from './notice-desk.ts'
import { makeTeacher, type Teacher } from './teachers.ts'

type Entries = Parameters<typeof form>[0]
type By = { token: string }

/** The desk of notices with a clerk who may only prepare them, and somebody who may publish. */
export function useApprovalDesk() {
  const desk = useNoticeDesk()
  const { app } = desk
  let clerk: Teacher
  let publisher: Teacher

  async function helper(...grants: Grant[]): Promise<Teacher> {
    const teacher = await makeTeacher(app)
    const sent = { token: desk.admin.token, ...json({ grants, version: 0 }) }
    expect((await call(`PUT /admin/people/${teacher.uid}/abilities`, sent)).status).toBe(200)
    return teacher
  }

  beforeAll(async () => {
    clerk = await helper('news:prepare')
    publisher = await helper('news:publish')
  })

  return {
    desk,
    helper,
    get clerk() {
      return clerk
    },
    get publisher() {
      return publisher
    },
    waiting: async (id: string) =>
      (await (await app.firestore()).doc(documentPaths.preparedNotice(id)).get()).data(),
    prepare: async (entries: Entries, { token }: By = clerk): Promise<string> => {
      const { status, body } = await call('POST /news/for-approval', { token, ...form(entries) })
      expect([status, body.message]).toEqual([201, 'Notice sent for approval.'])
      return String(body.id)
    },
    change: (id: string, entries: Entries, { token }: By = clerk): Promise<Answer> =>
      call(`PUT /news/for-approval/${id}`, { token, ...form(entries) }),
    approve: (id: string, version: number, { token }: By = publisher, compared?: number): Promise<Answer> =>
      call(`POST /news/for-approval/${id}/approve`, {
        token,
        ...json({ version, publishedVersion: compared }),
      }),
    giveBack: (id: string, version: number, reason: string, { token }: By = publisher): Promise<Answer> =>
      call(`POST /news/for-approval/${id}/return`, { token, ...json({ version, reason }) }),
    mailsAbout: async (title: string) => {
      const mails = (await app.firestore()).collection(collectionPaths.mail).where('title', '==', title)
      return (await mails.get()).docs.map((mail) => [mail.get('kind'), mail.get('to'), mail.get('reason')])
    },
  }
}
