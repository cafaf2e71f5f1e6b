/** @module-tag slow */

import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import { type EndpointName, endpointTable } from '@prangan/contract/endpoints/table'
import { can, type Grant, grantNames } from '@prangan/contract/roles'
import * as plugins from '@prangan/plugins/tests/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, json } from '../support/call.ts'
import { makePerson } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { makeTeacher, tokenOf } from './teachers.ts'

// This table is written by hand, because a table derived from `roles.ts` would test nothing.

const opened: Readonly<Partial<Record<Grant, readonly EndpointName[]>>> = {
  'news:read-all': ['viewNews'],
  'news:prepare': [
    'viewNews',
    'prepareNotice',
    'prepareChange',
    'updatePreparedNotice',
    'deletePreparedNotice',
  ],
  'news:publish': [
    'viewNews',
    'uploadNews',
    'updateNews',
    'deleteNews',
    'restoreNotice',
    'restoreNoticeVersion',
    'prepareNotice',
    'prepareChange',
    'updatePreparedNotice',
    'deletePreparedNotice',
    'approveNotice',
    'returnNotice',
  ],
  'page:publish': ['rollBackPage', 'cancelPageSchedule'],
  'page:structure': [
    'rollBackPage',
    'cancelPageSchedule',
    'createPage',
    'movePage',
    'takeDownPage',
    'restorePage',
    'listFactUses',
  ],
  'media:edit': [
    'addPicture',
    'updatePicture',
    'replacePicture',
    'deletePicture',
    'restorePicture',
    'listPictureUses',
  ],
  'document:edit': [
    'addDocument',
    'updateDocument',
    'replaceDocument',
    'deleteDocument',
    'restoreDocument',
    'listDocumentUses',
    'readDocumentVersion',
    'restoreDocumentVersion',
  ],
  'alumnus:read': ['viewAlumni'],
  'alumnus:verify': ['viewAlumni', 'setAlumnusStatus', 'updateAlumnus', 'deleteAlumnus', 'restoreAlumnus'],
  'admission:decide': ['decideApplication'],
}
const openedOfPlugins: typeof opened = plugins.openedByGrant

const closed = (Object.entries(endpointTable) as [EndpointName, Endpoint][]).filter(
  ([, { access }]) =>
    access !== 'anyone' && access !== 'staff' && !can({ role: 'faculty', grants: [] }, access),
)
const addressOf = ({ routes: [route] }: Endpoint): string =>
  route
    .replace(/\*\w+/g, 'x')
    .replace(/:(email|Id)/g, 'nobody@college.test')
    .replace(/:\w+/g, 'no-such-thing')

const app = useOwnApp()
let admin: string
beforeAll(async () => {
  admin = await tokenOf(await makePerson(app, 'admin'))
})

/** Returns the endpoints that do not answer 403. The requests have no body, so nothing changes. */
async function openTo(token: string): Promise<EndpointName[]> {
  const open: EndpointName[] = []
  for (const [name, endpoint] of closed) {
    const { status } = await call(addressOf(endpoint), { token })
    if (status !== 403) open.push(name)
  }
  return open.sort()
}

describe('A teacher', () => {
  it('without a grant opens none of what is not a teacher’s', async () => {
    const { token } = await makeTeacher(app)
    expect(closed.length).toBeGreaterThan(30)
    expect(await openTo(token)).toEqual([])
  })

  it.each(grantNames)(
    'to whom only %s was granted opens what it is for, and nothing else',
    async (granted) => {
      const { uid, token } = await makeTeacher(app)
      const sent = { token: admin, ...json({ grants: [granted], version: 0 }) }
      expect((await call(`PUT /admin/people/${uid}/abilities`, sent)).status).toBe(200)
      expect(await openTo(token)).toEqual(
        [...(opened[granted] ?? []), ...(openedOfPlugins[granted] ?? [])].sort(),
      )
    },
  )
})
