import { college } from '@prangan/college/config'
import type { DemoTeacher } from '@prangan/emulators/demo/types.ts'

const ours = college.name.en

export const demoTeachers: readonly DemoTeacher[] = [
  {
    name: 'Dr. Sadhana Wankhede',
    department: college.faculties['home-science'].en,
    designation: 'Head of School',
    email: 'sadhana.wankhede@vanaja.test',
    phone: '55500 20101',
    highestQualification: 'Ph.D. (Nutrition)',
    areaOfInterest: 'Millets, child nutrition',
    teachingExperience: '21',
    look: { figure: 'woman', age: 'older', wear: 'sari', hair: 'bun', skin: 2, seed: 3 },
    hasResume: true,
    experiences: [['Head of School', ours, '2015-06-15', 'Present']],
    awards: [['Best Kitchen Garden', 'Wardha Zilla Parishad', '2023']],
    qualifications: [['Ph.D.', 'Nutrition', 'Vidarbha Vidyapeeth', '2009']],
    publications: [
      ['Jowar for school meals', 'Research paper', 'August', '2021', 'Scopus', '2999-5523', '1.1'],
    ],
  },
  {
    name: 'Dr. Farida Sheikh',
    department: college.faculties['social-work'].en,
    designation: 'Senior Lecturer',
    email: 'farida.sheikh@vanaja.test',
    phone: '55500 20102',
    highestQualification: 'Ph.D. (Social Work)',
    areaOfInterest: 'Self-help groups, water',
    teachingExperience: '12',
    look: { figure: 'woman', age: 'middle', wear: 'salwar', cover: 'hijab', skin: 3, seed: 8 },
    experiences: [['Senior Lecturer', ours, '2018-07-02', 'Present']],
  },
  {
    name: 'Ms. Rajni Uikey',
    department: college.faculties['social-work'].en,
    designation: 'Lecturer',
    email: 'rajni.uikey@vanaja.test',
    phone: '',
    highestQualification: 'M.S.W.',
  },
]
