import { awaitMail, codeIn } from '../../support/mailbox.ts'
import type { Journey } from './journey.ts'

const newPassword = 'नया दीपक 2026'

export const password: Journey = {
  name: 'A teacher who forgot the password sets another with the mailed code: the new one works, the old one does not',
  walk: async ({ t: { account }, at, addTeacher, openWalker }) => {
    const teacher = await addTeacher()
    const walker = await openWalker()
    await walker.open(at('/login'))
    await walker.follow(account.forgotten)
    await walker.fill(account.email, teacher.uname.toUpperCase())
    await walker.press(account.sendCode)
    const mail = await awaitMail(teacher.uname)
    await walker.fill(account.code, codeIn(mail))
    await walker.fill(account.newPassword, newPassword)
    await walker.fill(account.repeatPassword, newPassword)
    await walker.engine.look?.('journey-new-password')
    await walker.press(account.reset)
    await walker.sees(account.resetDone)
    await walker.isIn(account.username)

    await walker.fill(account.username, teacher.uname)
    await walker.fill(account.password, teacher.psw)
    await walker.press(account.login)
    await walker.sees(account.loginRefused)
    await walker.engine.forgive(/status of 401/)
    await walker.fill(account.password, newPassword)
    await walker.press(account.login)
    await walker.isAt('/FacultyDashboard')
    await walker.seesThe('heading', teacher.name)
  },
}
