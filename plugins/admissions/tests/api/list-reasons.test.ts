import { errors } from '@prangan/contract/errors'
import { call, json, signIn } from '@prangan/tests/support/call.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { describe, expect, it } from 'vitest'
import { verifiedWith } from '../support/admissions.ts'
import { useLists } from '../support/use-lists.ts'

const app = useOwnApp()
const { send, sessionWith } = useLists(app)

async function aPreview() {
  const { session, ids } = await sessionWith(1, [450, 400])
  const { body } = await send('POST /api/admissions/lists/preview', { session, programme: 'ba' })
  return { session, ids, basis: body.basis }
}

describe('Why somebody has a rank', () => {
  it('can be asked of a preview, which is not published', async () => {
    const { session, ids, basis } = await aPreview()
    const ask = (application: string) =>
      send('POST /api/admissions/lists/preview/trace', { session, programme: 'ba', basis, application })
    const { status, body } = await ask(ids[0] ?? '')
    expect(status).toBe(200)
    expect(body.trace).toMatchObject({
      rule: 1,
      marks: [
        { exam: 'x', obtained: 40_000 },
        { exam: 'xii', obtained: 45_000 },
      ],
    })
    expect((await ask('2026-AAAAAAA')).body).toEqual({ trace: null })
    await verifiedWith(await app.firestore(), session, app.now(), 420)
    const later = await ask(ids[0] ?? '')
    expect([later.status, later.body.message]).toEqual([409, errors['list-changed'][1]])
  })

  it('is told to nobody who may not prepare lists', async () => {
    const { session, ids, basis } = await aPreview()
    const asked = json({ session, programme: 'ba', basis, application: ids[0] ?? '' })
    const token = await signIn('teacher')
    expect((await call('POST /api/admissions/lists/preview/trace', { token, ...asked })).status).toBe(403)
  })
})
