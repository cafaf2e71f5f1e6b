import { college } from '@prangan/college/config'
import type { DemoTeacher } from '@prangan/emulators/demo/types.ts'
import { teachersArts } from './teachers-arts.ts'
import { teachersArtsMore } from './teachers-arts-more.ts'
import { teachersLifeScience } from './teachers-life-science.ts'
import { teachersPhysicalScience } from './teachers-physical-science.ts'

const { arts, science } = college.faculties

export const demoTeachers: readonly DemoTeacher[] = [
  ...[...teachersArts, ...teachersArtsMore].map((teacher) => ({ ...teacher, department: arts.en })),
  ...[...teachersPhysicalScience, ...teachersLifeScience].map((teacher) => ({
    ...teacher,
    department: science.en,
  })),
]
