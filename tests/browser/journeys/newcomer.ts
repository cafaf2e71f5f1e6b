import { randomUUID } from 'node:crypto'
import { documentPaths } from '@prangan/contract/paths'
import { designationAt } from '@prangan/contract/testing/fixtures'
import { awaitMail } from '../../support/mailbox.ts'
import { newEmail } from '../../support/people.ts'
import { type Journey, signIn } from './journey.ts'

const ownPassword = 'बरगद की छाँव 2026'

export const newcomer: Journey = {
  name: 'The office adds a teacher, who is told by mail and chooses a password of their own',
  notIn: ['webkit'],
  walk: async (scene) => {
    const { t, at, admin, atEnd, firebase, openWalker } = scene
    const { account } = t
    const { add } = t.desk.accounts
    const [uname, psw] = [newEmail('teacher'), `First lamp ${randomUUID().slice(0, 8)}`]
    atEnd(async () => {
      const [auth, firestore] = await Promise.all([firebase.auth(), firebase.firestore()])
      const { users } = await auth.getUsers([{ email: uname }])
      for (const { uid } of users) await firestore.recursiveDelete(firestore.doc(documentPaths.faculty(uid)))
    })
    const office = await openWalker()
    await signIn(scene, office, admin, '/AdminDashboard')
    await office.open('/AdminDashboard/add-faculty')
    const form = office.within('form', add.title)
    await form.fill(add.name, 'Kavita Joshi')
    await form.choose(add.designation, designationAt(1))
    await form.fill(add.department, 'Commerce')
    await form.fill(add.email, uname)
    await form.fill(add.password, psw)
    await office.engine.look?.('journey-add-teacher')
    await form.press(add.submit[0])
    await awaitMail(uname)
    const teacher = await openWalker()
    await teacher.open(at('/login'))
    await teacher.fill(account.username, uname)
    await teacher.fill(account.password, psw)
    await teacher.press(account.login)
    await teacher.seesThe('heading', account.chooseTitle)
    await teacher.engine.forgive(/status of 403/)
    await teacher.engine.look?.('journey-own-password')
    await teacher.fill(account.newPassword, ownPassword)
    await teacher.fill(account.repeatPassword, ownPassword)
    await teacher.press(account.choose)
    await teacher.isAt('/FacultyDashboard')
    await teacher.seesThe('heading', 'Kavita Joshi')
  },
}
