import { college } from '@prangan/college/config'
import type { DemoTeacher } from '@prangan/emulators/demo/types.ts'
import { demoTeacherLogins } from './accounts.ts'

const [first, other = first] = Object.values(college.faculties).map(({ en }) => en)
const [designation] = college.designations

export const demoTeachers: readonly DemoTeacher[] = [first, other].flatMap((department, at) =>
  department
    ? [
        {
          name: at === 0 ? 'First Teacher' : 'Second Teacher',
          department,
          designation: designation.en,
          email: demoTeacherLogins[at]?.email ?? '',
          phone: '',
          highestQualification: 'Ph.D.',
          ...(at === 0 && { hasResume: true }),
          experiences: [[designation.en, college.name.en, '2015-06-15', 'Present']],
        },
      ]
    : [],
)
