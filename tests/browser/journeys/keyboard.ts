import type { Journey } from './journey.ts'

export const keyboard: Journey = {
  name: 'A teacher signs in, and opens the form of the profile, with the keyboard alone',
  isSlow: true,
  walk: async ({ t, at, addTeacher, openWalker }) => {
    const teacher = await addTeacher()
    const walker = await openWalker()
    await walker.open(at('/login'))
    await walker.tabTo('label', t.account.username)
    await walker.engine.type(teacher.uname)
    await walker.tabTo('label', t.account.password)
    await walker.engine.type(teacher.psw)
    await walker.tabTo('button', t.account.login)
    await walker.engine.key('Enter')
    await walker.isAt('/FacultyDashboard')
    await walker.tabTo('button', t.desk.ownProfile.edit)
    await walker.engine.key('Enter')
    await walker.tabTo('label', t.desk.profiles.fields.phone)
    await walker.engine.type('55500 20202')
    await walker.has(t.desk.profiles.fields.phone, '55500 20202')
    await walker.tabTo('button', t.desk.kit.save)
    await walker.engine.key('Enter')
    await walker.sees('55500 20202')
  },
}
