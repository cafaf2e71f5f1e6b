/** @module-tag slow */
import { beforeAll, describe, expect, it } from 'vitest'
import { storeOriginal, withPhotoCleanup } from '../../functions/src/alumni/alumni-photos.ts'
import { sweepAlumniPhotos } from '../../functions/src/alumni/sweep-alumni-photos.ts'
import { Failure } from '../../functions/src/lib/failure.ts'
import { jpeg } from '../support/alumni.ts'
import { type College, foundCollege } from '../support/own-college.ts'

const hour = 60 * 60_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour)

let college: College
beforeAll(async () => {
  college = await foundCollege()
})

describe('A photo that no alumnus names', () => {
  it('is left for a day, while its registration may be on its way, then swept; those of alumni stay, also in the bin', async () => {
    const [verified, rejected] = [await college.register(), await college.register()]
    await college.setStatus(verified, true)
    await college.remove(rejected)
    const named = await college.namedPhotos()
    expect(named).toHaveLength(3)
    const left = await storeOriginal(college.firebase, await jpeg())
    expect(await sweepAlumniPhotos(college.firebase, inHours(23))).toBe(0)
    expect(await college.photos()).toContain(left)
    expect(await sweepAlumniPhotos(college.firebase, inHours(25))).toBe(1)
    expect(await college.photos()).toEqual(named)
    expect(await sweepAlumniPhotos(college.firebase, inHours(25))).toBe(0)
  })

  it('is not left by a call that is refused after it was stored', async () => {
    const before = await college.photos()
    await expect(college.update('nobody', { Name: 'x' }, true)).rejects.toMatchObject({
      code: 'no-such-alumnus',
    })
    expect(await college.photos()).toEqual(before)
  })

  it('is left to the sweep after a fault, when nobody knows what was written', async () => {
    const stored: string[] = []
    const breakOff = (error: Error) =>
      withPhotoCleanup(college.firebase, async (spare) => {
        const name = await storeOriginal(college.firebase, await jpeg())
        stored.push(name)
        spare.add(name)
        throw error
      })
    await expect(breakOff(new Failure('changed-meanwhile'))).rejects.toThrow()
    await expect(breakOff(new Error('The connection broke'))).rejects.toThrow()
    expect((await college.photos()).filter((name) => stored.includes(name))).toEqual(stored.slice(1))
    expect(await sweepAlumniPhotos(college.firebase, inHours(25))).toBe(1)
    expect((await college.photos()).filter((name) => stored.includes(name))).toEqual([])
  })
})
