import { limits } from '@prangan/contract/limits'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { demoAlumni } from './alumni.ts'
import { makeNoticePdf } from './notice-pdf.ts'
import { demoNotices } from './notices.ts'
import { makePortrait } from './portrait/portrait.ts'
import { makeResumePdf } from './resume-pdf.ts'
import { demoTeachers } from './teachers.ts'

const withCircular = demoNotices.filter((notice) => notice.circular)

describe('a notice of the demo', () => {
  it.each(withCircular)(
    'has a one-page PDF of its own bytes each time: "$title"',
    async ({ circular, publishedAt }) => {
      if (!circular) throw new Error('a notice without a circular')
      const [first, second] = await Promise.all([
        makeNoticePdf(circular, publishedAt),
        makeNoticePdf(circular, publishedAt),
      ])
      expect(first.subarray(0, 5).toString()).toBe('%PDF-')
      expect(first.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
      expect(first.toString('latin1')).toContain('/Marked true')
      expect(first.equals(second)).toBe(true)
      expect(first.length).toBeLessThan(limits.file.notice)
    },
  )
})

describe('a teacher of the demo', () => {
  it('has a resume as a PDF', async () => {
    const [teacher] = demoTeachers.filter(({ hasResume }) => hasResume)
    if (!teacher) throw new Error('nobody has a resume')
    const resume = await makeResumePdf(teacher)
    expect(resume.subarray(0, 5).toString()).toBe('%PDF-')
    expect(resume.length).toBeLessThan(limits.file.resume)
  })
})

describe('an alumnus of the demo', () => {
  it('has a portrait of 480 by 600 pixels, the same each time', async () => {
    for (const { look } of demoAlumni.slice(0, 3)) {
      const portrait = await makePortrait(look)
      const { format, width, height } = await sharp(portrait).metadata()
      expect({ format, width, height }).toEqual({ format: 'webp', width: 480, height: 600 })
      expect(portrait.equals(await makePortrait(look))).toBe(true)
      expect(portrait.length).toBeLessThan(30_000)
    }
  })
})
