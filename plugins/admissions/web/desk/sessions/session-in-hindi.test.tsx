import { facultyAt } from '@prangan/contract/testing/fixtures'
import { setLanguage } from '@prangan/web/messages/language.ts'
import { onHindiDesk } from '@prangan/web/testing/in-hindi.ts'
import { afterEach, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import { storedProgramme, storedSession } from '../../testing/stored.ts'

const faculty = facultyAt(0)
let close = () => {}

afterEach(() => {
  close()
  setLanguage('en')
})

it('A clerk who has chosen Hindi reads the subjects and the faculty of a session in it, as far as they are named in it', async () => {
  const desk = await onHindiDesk(() => import('./session-editor.tsx'))
  close = desk.closeScreen
  desk.firestore.put(
    admissionPaths.session('session'),
    storedSession({
      subjects: [
        { key: 'sanskrit', name: { en: 'Sanskrit', hi: 'संस्कृत' }, faculty: 'arts' },
        { key: 'history', name: { en: 'History' }, faculty: 'arts' },
      ],
      programmes: [storedProgramme({ faculty: faculty.slug })],
    }),
  )
  desk.openScreen(
    <desk.SessionEditor />,
    '/AdminDashboard/admission-sessions/session',
    '/AdminDashboard/admission-sessions/:item',
  )
  await desk.says('संस्कृत, History')
  await desk.says(`स्नातक · ${faculty.hi} · ₹5,200, इसमें ₹500 सिक्योरिटी`)
  expect(document.body.textContent).not.toContain(`· ${faculty.slug} ·`)
})
