import { college } from '@prangan/college/config'
import { documentPaths } from '@prangan/contract/paths'
import { departmentNamed, inHindi } from '@prangan/contract/testing/fixtures'
import { act } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage } from '../../../../messages/language.ts'
import { onHindiDesk } from '../../../../testing/in-hindi.ts'
import { says } from '../../../../testing/screen.tsx'
import { storedMember } from '../../../../testing/stored.ts'

const known = college.departments[1]

let close = () => {}
afterEach(() => {
  close()
  setLanguage('en')
})

describe('A clerk who has chosen Hindi', () => {
  it('reads in it the departments that the office has named, and those of the configuration', async () => {
    const { firestore, ...desk } = await onHindiDesk(() => import('./view-faculty.tsx'))
    close = desk.closeScreen
    const putSite = (hi?: string) =>
      firestore.put(documentPaths.site, {
        revision: 0,
        frame: { version: 0, publishedAt: '2026-11-20T04:00:00.000Z' },
        pages: {},
        redirects: {},
        media: {},
        documents: {},
        departments: {
          oceanography: { name: { en: departmentNamed('Oceanography'), ...(hi && { hi }) }, isShown: true },
          known: { name: { en: known.en }, isShown: true },
        },
      })
    putSite()
    firestore.put(
      documentPaths.faculty('asha'),
      storedMember({ department: departmentNamed('Oceanography') }),
    )
    firestore.put(documentPaths.faculty('ila'), storedMember({ department: known.en }))
    desk.openScreen(<desk.ViewFaculty menusHref="/desk/menus" />, '/desk')
    await says(inHindi(known))
    await says(departmentNamed('Oceanography'))
    act(() => putSite('समुद्र विज्ञान संकाय'))
    await says('समुद्र विज्ञान संकाय')
    expect(document.body.textContent).not.toContain(departmentNamed('Oceanography'))
  })
})
