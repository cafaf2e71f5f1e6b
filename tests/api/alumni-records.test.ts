import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepAlumniBin } from '../../functions/src/alumni/bin/alumni-bin.ts'
import { newRegistration } from '../support/alumni.ts'
import { type College, clerk, foundCollege, outcome } from '../support/own-college.ts'

let college: College
let fields: ReturnType<typeof newRegistration>
let id: string
beforeAll(async () => {
  college = await foundCollege()
})
beforeEach(async () => {
  for (const left of await college.alumniIds()) await college.remove(left)
  await sweepAlumniBin(college.firebase, new Date(Date.now() + limits.binLifetime))
  fields = newRegistration()
  id = await college.register(fields)
})

const actions = async () => (await college.audit(id)).map(({ action }) => action)
const mailsToThem = async () => (await college.mails()).filter(({ to }) => to === fields.email)

describe('Whoever waits for the office', () => {
  it('is counted while they wait: not once verified, again when sent back, not when deleted', async () => {
    const other = await college.register()
    expect(await college.counters()).toMatchObject({ requestedAlumni: 2 })
    await college.setStatus(id, true)
    expect(await college.counters()).toMatchObject({ requestedAlumni: 1 })
    await college.setStatus(id, false)
    expect(await college.counters()).toMatchObject({ requestedAlumni: 2 })
    await college.remove(other)
    await college.update(id, { status: '1' })
    expect(await college.counters()).toMatchObject({ requestedAlumni: 0 })
    await college.remove(id)
    expect(await college.counters()).toMatchObject({ requestedAlumni: 0 })
  })
})

describe('An alumnus who is verified', () => {
  it('is shown with the six public fields and no other', async () => {
    await college.setStatus(id, true)
    expect(await college.shown(id)).toEqual({
      name: fields.name,
      photo: (await college.alumnus(id))?.publicPhoto,
      degree: fields.degree,
      yearOfPassing: fields.year,
      designation: fields.designation,
      workingAddress: fields.workingplace,
    })
  })

  it('twice is verified once: one entry in the audit, one mail, one public photo', async () => {
    await college.setStatus(id, true)
    const after = await college.alumnus(id)
    await college.setStatus(id, true)
    await college.update(id, { status: '1' })
    expect(await college.alumnus(id)).toEqual(after)
    expect(await actions()).toEqual(['alumnus registered', 'alumnus verified'])
    expect(await mailsToThem()).toMatchObject([{ kind: 'alumnus verified' }])
    expect(await college.photos()).toEqual(await college.namedPhotos())
  })

  it('by ten admins at once is verified once', { tags: ['slow'] }, async () => {
    await Promise.all(Array.from({ length: 10 }, () => college.setStatus(id, true)))
    expect(await actions()).toEqual(['alumnus registered', 'alumnus verified'])
    expect([await mailsToThem(), await college.shownIds()]).toMatchObject([[{}], [id]])
    expect(await college.photos()).toEqual(await college.namedPhotos())
  })

  it('is verified also where the photo was lost, and shown without one', async () => {
    const { photo } = (await college.alumnus(id)) ?? {}
    await college.bucket.file(`alumni_photos/${photo}`).delete()
    await college.setStatus(id, true)
    expect(await college.shown(id)).toMatchObject({ name: fields.name, photo: '' })
  })

  it('and sent back is no longer verified, and gets no mail about it', async () => {
    await college.setStatus(id, true)
    await college.setStatus(id, false)
    await college.setStatus(id, false)
    expect(await college.shown(id)).toBeUndefined()
    expect(await college.alumnus(id)).toMatchObject({ status: false, publicPhoto: '', version: 3 })
    expect(await actions()).toEqual(['alumnus registered', 'alumnus verified', 'alumnus sent back'])
    expect(await mailsToThem()).toHaveLength(1)
  })
})

describe('A change', () => {
  it('is in the audit trail with its actor and its fields, without their values', async () => {
    await college.update(id, { Email: 'new@college.test', Father: '', Name: fields.name }, true)
    const [, entry] = await college.audit(id)
    expect(entry).toMatchObject({
      action: 'alumnus changed',
      actor: clerk,
      subject: documentPaths.alumnus(id),
      from: '10.0.0.1',
      detail: 'father, email, photo',
    })
    expect(await college.alumnus(id)).toMatchObject({ emailKey: 'new@college.test', version: 2 })
  })

  it('with a status has an entry for each, and the mail goes to the new address', async () => {
    fields = { ...fields, email: 'newer@college.test' }
    await college.update(id, { email: fields.email, status: '1' })
    expect((await actions()).sort()).toEqual(['alumnus changed', 'alumnus registered', 'alumnus verified'])
    expect(await mailsToThem()).toMatchObject([{ kind: 'alumnus verified' }])
  })

  it('of nothing writes nothing', async () => {
    const before = await college.alumnus(id)
    await college.update(id, { Name: fields.name, MoNo: fields.MoNo, Mobile: fields.MoNo, status: '0' })
    await college.update(id, {})
    expect(await college.alumnus(id)).toEqual(before)
    expect(await actions()).toEqual(['alumnus registered'])
  })

  it('to the current version is made; to another it is refused, and its photo removed', async () => {
    expect(await outcome(college.update(id, { Name: 'First', version: 1 }, true))).toBe('done')
    expect(await outcome(college.update(id, { Name: 'Second', version: 1 }, true))).toBe('changed-meanwhile')
    expect(await college.alumnus(id)).toMatchObject({ name: 'First', version: 2 })
    expect(await college.photos()).toEqual(await college.namedPhotos())
  })
})

describe('A deletion', () => {
  it('of a pending alumnus is a rejection, mailed to them only with a reason', async () => {
    await college.remove(id, { reason: 'We find no such year.' })
    expect(await actions()).toEqual(['alumnus registered', 'alumnus rejected'])
    expect(await mailsToThem()).toMatchObject([{ kind: 'alumnus rejected', reason: 'We find no such year.' }])
    const silent = newRegistration()
    await college.remove(await college.register(silent))
    expect((await college.mails()).filter(({ to }) => to === silent.email)).toEqual([])
  })

  it('of a verified one is a deletion, and no mail says rejected', async () => {
    await college.setStatus(id, true)
    await college.remove(id, { reason: 'Asked for it.' })
    expect(await actions()).toEqual(['alumnus registered', 'alumnus verified', 'alumnus deleted'])
    expect(await mailsToThem()).toMatchObject([{ kind: 'alumnus verified' }])
  })

  it('leaves nothing but the audit and what is in the bin', async () => {
    await college.setStatus(id, true)
    await college.remove(id)
    expect([await college.alumnus(id), await college.shown(id)]).toEqual([undefined, undefined])
    expect(await college.photos()).toEqual(await college.namedPhotos())
    expect(await outcome(college.remove(id))).toBe('no-such-alumnus')
    expect(JSON.stringify(await college.audit(id))).not.toContain(fields.email)
  })
})
