import { isSiteLanguage } from '@prangan/contract/languages'
import englishDesk from '../../../web/src/messages/en/desk/index.ts'
import english from '../../../web/src/messages/en/index.ts'
import hindiDesk from '../../../web/src/messages/hi/desk/index.ts'
import hindi from '../../../web/src/messages/hi/index.ts'
import type { Person as Account } from '../../support/people.ts'
import type { TestFixtures, WorkerFixtures } from '../fixtures.ts'
import type { Walker } from './walker.ts'

const texts = {
  en: { ...english, desk: englishDesk },
  hi: { ...hindi, desk: hindiDesk },
}
export type WalkedLanguage = keyof typeof texts

/** Those of the college's languages that have all texts of the site and of the desks. */
export const walkedLanguages = (Object.keys(texts) as WalkedLanguage[]).filter(isSiteLanguage)

export type Scene = Pick<
  TestFixtures & WorkerFixtures,
  'addTeacher' | 'admin' | 'applicant' | 'atEnd' | 'firebase' | 'mark' | 'newAlumnus'
> & {
  language: WalkedLanguage
  t: (typeof texts)[WalkedLanguage]
  at: (path: string) => string
  openWalker: () => Promise<Walker>
}

/** A complete visit to the site, which runs in every language, width and engine. */
export type Journey = {
  name: string
  /** Engines that cannot run it, or need not because others cover it. */
  notIn?: readonly 'webkit'[]
  /** True if `test:all` alone walks it. */
  isSlow?: boolean
  walk: (scene: Scene) => Promise<void>
}

export const textsIn = (language: WalkedLanguage) => texts[language]

export async function signIn(
  { t, at }: Scene,
  walker: Walker,
  { uname, psw }: Pick<Account, 'uname' | 'psw'>,
  desk: '/AdminDashboard' | '/FacultyDashboard',
): Promise<void> {
  await walker.open(at('/login'))
  await walker.fill(t.account.username, uname)
  await walker.fill(t.account.password, psw)
  await walker.press(t.account.login)
  await walker.isAt(desk)
  await walker.within('main').seesThe('heading')
}

export async function signOut({ t, at }: Scene, walker: Walker): Promise<void> {
  const isNarrow = await walker.engine.evaluate('innerWidth < 768')
  if (isNarrow) await walker.press(t.desk.kit.openMenu)
  await (isNarrow ? walker.within('dialog') : walker).press(t.layout.logout)
  await walker.isAt(at('/login'))
}
